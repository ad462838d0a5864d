import type { GameClient } from '../../table/game_client';
import { logLines } from '../../words/log_text';
import PlainBoard from './PlainBoard.svelte';

export const client: GameClient = {
  board: PlainBoard,
  logLines: (moves, names, you) => logLines(moves, names, you, () => ({})),
};
