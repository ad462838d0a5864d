import { loadCatalogue } from '../../games/carcassonne/pieces';
import { t } from '../../words/messages.svelte';
import type { RulesKit } from '../kit';
import Picture from './Picture.svelte';

export const kit: RulesKit = {
  picture: Picture,
  caption: ({ fits }) => t(fits ? 'rule-tile-fits' : 'rule-tile-fits-not'),
  prepare: () => void loadCatalogue(),
};
