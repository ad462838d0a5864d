import type { Component } from 'svelte';
import { partOf } from '../games';

/** What a game brings to compare the games of a deal: the constant `kit` of `deals/<game>/kit.ts`. */
export interface DealKit {
  /** The cards or tile that everybody saw in a round or turn. */
  shown: Component<{ shown: readonly string[] }>;
  /** All possible decisions; without it those that anybody made. */
  range?: readonly string[];
}

const KITS = import.meta.glob<DealKit>('./*/kit.ts', { eager: true, import: 'kit' });

export const dealKit = (game: string) => partOf(KITS, game);
