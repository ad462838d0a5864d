import type { GameFace } from '../../sitting';
import { logLines } from '../../telling';
import Board from './Board.svelte';
import { phrases } from './telling';

export const face: GameFace = {
  board: Board,
  lines: (moves, names, you) => logLines(moves, names, you, phrases),
};
