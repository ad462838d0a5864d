import { t } from '../../words/messages.svelte';
import type { RulesKit } from '../kit';
import type { TowerExample } from './example';
import Picture from './Picture.svelte';

export const kit: RulesKit = {
  picture: Picture,
  caption: (example) => {
    const { card, on, fits } = example as TowerExample;
    const top = on.at(-1);
    if (top === undefined) return t('rule-first', { card: String(card) });
    return t(fits ? 'rule-fits' : 'rule-fits-not', { card: String(card), on: top });
  },
};
