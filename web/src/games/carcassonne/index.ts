import type { GameClient } from '../../game_client';
import Board from './Board.svelte';
import { lines } from './log_text';
import Progress from './Progress.svelte';

export const client: GameClient = {
  board: Board,
  logLines: lines,
  title: () => '',
  progress: Progress as GameClient['progress'],
};
