import { type Cell, TILE } from '../geometry/cells';

const board = () => document.querySelector('[data-board]');

/** Return the box of the board's element on the screen. */
export const boardBox = (): DOMRect => board()!.getBoundingClientRect();

/** Return the transformation from board units to screen pixels. */
export function onScreen(): DOMMatrix | null {
  return board()?.querySelector('svg')?.getScreenCTM() ?? null;
}

/** Return the box of a cell on the screen. */
export function cellBox([x, y]: Cell): DOMRect | null {
  const matrix = onScreen();
  const side = TILE * (matrix?.a ?? 0);
  return matrix && new DOMRect(matrix.e + x * side, matrix.f + y * side, side, side);
}
