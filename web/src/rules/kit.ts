import type { Component } from 'svelte';
import { partOf } from '../games';
import type { Example } from './rules';

/** A game's part of the rules: the constant `kit` in `rules/<game>/kit.ts`. It draws the handbook's examples. */
export interface RulesKit {
  /** Draws an example; `bare` selects the small picture beside its rule. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has examples of its own
  picture: Component<{ example: any; bare: boolean }>;
  caption: (example: Example) => string;
  /** Preload the resources of the pictures. */
  prepare?: () => void;
}

const KITS = import.meta.glob<RulesKit>('./*/kit.ts', { eager: true, import: 'kit' });

export const rulesKit = (game: string) => partOf(KITS, game);
