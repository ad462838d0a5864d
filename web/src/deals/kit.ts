import type { Component } from 'svelte';
import { partOf } from '../games';

/** What a game brings to compare the games of a deal: the constant `kit` of `deals/<game>/kit.ts`. */
export interface DealKit {
  /** What everybody was shown in a round or turn. */
  shown: Component<{ shown: readonly string[] }>;
  /** All that can be made of a round; without it what anybody made of it. */
  range?: readonly string[];
}

const KITS = import.meta.glob<DealKit>('./*/kit.ts', { eager: true, import: 'kit' });

export const dealKit = (game: string) => partOf(KITS, game);
