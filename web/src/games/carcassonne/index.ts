import type { GameClient } from '../../game_client';
import { logLines } from '../../log_text';
import Board from './Board.svelte';
import { eventArguments } from './log_text';

export const client: GameClient = {
  board: Board,
  logLines: (moves, names, you) => logLines(moves, names, you, eventArguments),
};
