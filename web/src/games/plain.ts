import type { GameClient } from '../game_client';
import { logLines } from '../log_text';
import PlainBoard from './PlainBoard.svelte';

export const client: GameClient = {
  board: PlainBoard,
  logLines: (moves, names, you) => logLines(moves, names, you, () => ({})),
};
