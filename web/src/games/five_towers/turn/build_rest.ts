import type { ActionSeries } from '../../../table/game_client';
import { t } from '../../../words/messages.svelte';
import type { FiveTowersView } from '../../../wire';

/** Return a series of actions that builds all remaining cards; null if fewer than two are left or their order can matter. */
export function buildRest(view: FiveTowersView): ActionSeries | null {
  return view.rest && view.rest.length > 1 ? { label: t('web-ft-rest'), actions: view.rest } : null;
}
