import type { ActionSeries } from '../../game_client';
import { t } from '../../messages.svelte';
import type { FiveTowersView } from '../../wire';

/** The rest of a build in one go, where the view says that its order cannot matter and there is more than one card left. */
export function buildRest(view: FiveTowersView): ActionSeries | null {
  return view.rest && view.rest.length > 1 ? { label: t('web-ft-rest'), actions: view.rest } : null;
}
