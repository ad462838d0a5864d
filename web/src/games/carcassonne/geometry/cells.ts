import type { Choice } from '../../../wire';

/** A place on the board: column and row, with the start tile at 0,0. */
export type Cell = readonly [number, number];

/** A board point or a screen point. */
export interface Point {
  x: number;
  y: number;
}

/** The width of a tile in board units. */
export const TILE = 100;

/** Return the notation of a cell. */
export function cellText([x, y]: Cell): string {
  return `${x},${y}`;
}

export function readCell(text: string): Cell {
  const [x, y] = text.split(',').map(Number);
  return [x!, y!];
}

export function sameCell(one: Cell | null, other: Cell | null): boolean {
  return one === other || Boolean(one && other && one[0] === other[0] && one[1] === other[1]);
}

/** Return the cell of a choice; null for a button. */
export function cellOf({ target }: Choice): Cell | null {
  return target.kind === 'button' ? null : readCell(target.at.split(' ')[0]!);
}

/** Return the notation of the piece of a choice; empty if it has none. */
export function pieceOf({ target }: Choice): string {
  return target.kind === 'spot' ? target.at.split(' ').slice(1).join(' ') : '';
}

/** Return the cell at a board point. */
export function cellAt({ x, y }: Point): Cell {
  return [Math.floor(x / TILE), Math.floor(y / TILE)];
}

/** Return the next cell in a direction: the nearest one ahead, counting sideways steps double. */
export function nextCell(cells: readonly Cell[], from: Cell, [dx, dy]: Cell): Cell | null {
  const ahead = ([x, y]: Cell) => (x - from[0]) * dx + (y - from[1]) * dy;
  const aside = ([x, y]: Cell) => Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
  const far = (cell: Cell) => ahead(cell) + 2 * aside(cell);
  return cells.filter((cell) => ahead(cell) > 0).sort((one, other) => far(one) - far(other))[0] ?? null;
}
