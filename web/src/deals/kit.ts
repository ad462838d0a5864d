import type { Component } from 'svelte';
import { partOf } from '../games';

/** A game's part of the deal comparison: the constant `kit` in `deals/<game>/kit.ts`. */
export interface DealKit {
  /** Draws the cards or tile that all players got in a round or turn. */
  shown: Component<{ shown: readonly string[] }>;
  /** All possible choices in a round; if absent, only the choices that somebody made are shown. */
  range?: readonly string[];
}

const KITS = import.meta.glob<DealKit>('./*/kit.ts', { eager: true, import: 'kit' });

export const dealKit = (game: string) => partOf(KITS, game);
