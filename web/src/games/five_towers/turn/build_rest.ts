import type { ActionSeries } from '../../../table/game_client';
import { t } from '../../../words/messages.svelte';
import type { FiveTowersView } from '../../../wire';

/** Return the remaining cards as one series of actions; null unless there are several and their order cannot matter. */
export function buildRest(view: FiveTowersView): ActionSeries | null {
  return view.rest && view.rest.length > 1 ? { label: t('web-ft-rest'), actions: view.rest } : null;
}
