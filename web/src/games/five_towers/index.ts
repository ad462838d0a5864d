import type { GameFace } from '../../sitting';
import type { FiveTowersView } from '../../wire';
import { t } from '../../words.svelte';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Progress from './Progress.svelte';
import ReplayScene from './ReplayScene.svelte';
import { run } from './run';
import { lines } from './telling';

export const face: GameFace = {
  board: Board,
  lines,
  title: (view) => t('table-round', { round: (view as FiveTowersView).round }),
  progress: Progress as GameFace['progress'],
  aside: Aside,
  run: (view) => run(view as FiveTowersView),
  replay: ReplayScene as GameFace['replay'],
};
