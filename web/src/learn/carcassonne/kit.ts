import { loadCatalogue } from '../../games/carcassonne/pieces';
import type { CarcassonneView } from '../../wire';
import type { LessonKit } from '../kit';
import Choices from './Choices.svelte';
import Picture from './Picture.svelte';

/** The board in a scene of the Carcassonne lesson. */
export type BoardScene = Pick<CarcassonneView, 'tiles' | 'figures' | 'slots' | 'drawn' | 'placed'> & {
  points: number[];
};

export const kit: LessonKit = {
  picture: Picture,
  choices: Choices,
  know: ['edges', 'meeples', 'points', 'towers'],
  prepare: loadCatalogue,
};
