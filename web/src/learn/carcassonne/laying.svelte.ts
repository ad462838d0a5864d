import { type Cell, cellText, readCell } from '../../games/carcassonne/pieces';

/** The rotation of the drawn tile, shared by the dock, which changes it, and the board, which shows it. */
class Laying {
  rotation = $state(0);

  turn(): void {
    this.rotation = (this.rotation + 90) % 360;
  }
}

export const laying = new Laying();

const PORTS: Record<string, string> = { '0,-1': 'N', '1,0': 'E', '0,1': 'S', '-1,0': 'W' };

/** Return the side of a tile that faces a neighbouring place. */
export function portOf(place: string, [x, y]: Cell): string {
  const [column, row] = readCell(place);
  return PORTS[cellText([column - x, row - y])] ?? place;
}
