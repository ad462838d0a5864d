import { type Cell, cellText, readCell } from '../../games/carcassonne/pieces';

/** The rotation of the tile in hand; the dock turns it and the board shows it. */
class Laying {
  rotation = $state(0);

  turn(): void {
    this.rotation = (this.rotation + 90) % 360;
  }
}

export const laying = new Laying();

const PORTS: Record<string, string> = { '0,-1': 'N', '1,0': 'E', '0,1': 'S', '-1,0': 'W' };

/** Return the side of a tile on which a place lies. */
export function portOf(place: string, [x, y]: Cell): string {
  const [column, row] = readCell(place);
  return PORTS[cellText([column - x, row - y])] ?? place;
}
