import { type Cell, TILE } from './cells';

/** How the board's units lie on the screen. */
export function onScreen(): DOMMatrix | null {
  return document.querySelector<SVGSVGElement>('[data-board] svg')?.getScreenCTM() ?? null;
}

/** The box of a cell on the screen. */
export function cellBox([x, y]: Cell): DOMRect | null {
  const board = onScreen();
  const side = TILE * (board?.a ?? 0);
  return board && new DOMRect(board.e + x * side, board.f + y * side, side, side);
}
