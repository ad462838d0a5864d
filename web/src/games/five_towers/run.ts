import type { Run } from '../../sitting';
import type { FiveTowersView } from '../../wire';
import { t } from '../../words.svelte';

/** The rest of a build in one go, where the view says that its order cannot matter and there is more than one card left. */
export function run(view: FiveTowersView): Run | null {
  return view.rest && view.rest.length > 1 ? { label: t('web-ft-rest'), actions: view.rest } : null;
}
