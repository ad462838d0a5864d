import type { GameClient } from '../../game_client';
import { t } from '../../messages.svelte';
import type { FiveTowersView } from '../../wire';
import AskedChoices from './AskedChoices.svelte';
import Board from './Board.svelte';
import { buildRest } from './build_rest';
import CardsToComeSection from './CardsToComeSection.svelte';
import { lines, toldOf } from './log_text';
import Progress from './Progress.svelte';
import ReplayBoard from './ReplayBoard.svelte';

export const client: GameClient = {
  board: Board,
  logLines: lines,
  title: (view) => t('table-round', { round: (view as FiveTowersView).round }),
  progress: Progress as GameClient['progress'],
  menuSection: CardsToComeSection,
  series: (view) => buildRest(view as FiveTowersView),
  showsPeople: true,
  keys: [
    ['0–5', 'web-ft-key-digits'],
    ['⇧ 1–5', 'web-ft-key-demolish'],
  ],
  replay: ReplayBoard as GameClient['replay'],
  asked: AskedChoices as GameClient['asked'],
  told: toldOf,
};
