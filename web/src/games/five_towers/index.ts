import type { GameClient } from '../../table/game_client';
import { t } from '../../words/messages.svelte';
import type { FiveTowersView } from '../../wire';
import AskedChoices from './replay/AskedChoices.svelte';
import Board from './table/Table.svelte';
import { buildRest } from './turn/build_rest';
import CardsToComeSection from './cards/CardsToComeSection.svelte';
import { demolitionFor, demolitionText } from './cards/reasons';
import { lines, toldOf } from './table/log_text';
import MomentPicture from './replay/MomentPicture.svelte';
import Progress from './table/Progress.svelte';
import ReplayBoard from './replay/ReplayBoard.svelte';

export const client: GameClient = {
  board: Board,
  logLines: lines,
  title: (view) => t('table-round', { round: (view as FiveTowersView).round }),
  progress: Progress as GameClient['progress'],
  menuSection: CardsToComeSection,
  series: (view) => buildRest(view as FiveTowersView),
  about: (view, { args }) => {
    const needed = demolitionFor(view as FiveTowersView, Number(args.count ?? NaN));
    return needed && demolitionText(needed);
  },
  showsPeople: true,
  keys: [
    ['0–5', 'web-ft-key-digits'],
    ['⇧ 1–5', 'web-ft-key-demolish'],
  ],
  replay: ReplayBoard as GameClient['replay'],
  asked: AskedChoices as GameClient['asked'],
  moment: MomentPicture as GameClient['moment'],
  told: toldOf,
};
