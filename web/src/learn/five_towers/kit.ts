import { t } from '../../words/messages.svelte';
import type { LessonKit } from '../kit';
import Choices from './Choices.svelte';
import Done from './Done.svelte';
import Picture from './Picture.svelte';

/** The towers, cards and bids in a scene of the 5 Towers lesson. */
export interface TowersScene {
  towers: Record<string, number[]>;
  demolished: number;
  cards?: string[];
  calls?: (number | 'pass' | null)[];
  buildable?: string[];
  legal?: number[];
}

export const kit: LessonKit = {
  picture: Picture,
  grounded: true,
  choices: Choices,
  label: (action) => {
    const [verb, card] = action.split(' ');
    const [tower, value] = card!.split('-');
    return verb === 'place' ? t('choice-place', { tower: tower!, value: Number(value) }) : null;
  },
  know: ['fall', 'marks', 'bid', 'top'],
  done: Done,
};
