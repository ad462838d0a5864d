import type { ActionSeries } from '../../../table/game_client';
import { t } from '../../../words/messages.svelte';
import type { FiveTowersView } from '../../../wire';

/** The remaining cards as one sequence of actions, if the view says that their order cannot matter and there are at least two. */
export function buildRest(view: FiveTowersView): ActionSeries | null {
  return view.rest && view.rest.length > 1 ? { label: t('web-ft-rest'), actions: view.rest } : null;
}
