import type { Component } from 'svelte';
import { partOf } from '../games';
import type { Example } from './rules';

/** What a game brings to draw the examples of its handbook: the constant `kit` of `rules/<game>/kit.ts`. */
export interface RulesKit {
  /** The picture of an example; `bare` for the small one beside its rule. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has examples of its own
  picture: Component<{ example: any; bare: boolean }>;
  caption: (example: Example) => string;
  /** Fetch what the pictures need. */
  prepare?: () => void;
}

const KITS = import.meta.glob<RulesKit>('./*/kit.ts', { eager: true, import: 'kit' });

export const rulesKit = (game: string) => partOf(KITS, game);
