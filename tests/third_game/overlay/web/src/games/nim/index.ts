import type { GameClient } from '../../table/game_client';
import { logLines } from '../../words/log_text';
import Board from './Board.svelte';

export const client: GameClient = {
  board: Board,
  logLines: (moves, names, you) => logLines(moves, names, you, () => ({})),
};
