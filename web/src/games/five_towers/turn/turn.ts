import { createContext } from 'svelte';
import type { FiveTowersView, TableFrame } from '../../../wire';
import type { Layout } from '../../../device/layout.svelte';
import type { LastMove } from '../motion/snapshot';

/** The turn as all parts of the board show it; it may lag behind the table during animations. */
export interface Turn {
  readonly view: FiveTowersView;
  readonly frame: TableFrame;
  /** Whether the viewer is to act. */
  readonly mine: boolean;
  /** Whether all choices are disabled. */
  readonly disabled: boolean;
  readonly layout: Layout;
  readonly last: LastMove | null;
  /** The next step, or the reason for a refusal. */
  readonly note: string;
  act: (...actions: (string | undefined)[]) => void;
  /** The rule behind a refusal; null if nothing was refused. */
  readonly rule: string | null;
  /** Show the demolition for this bid; null for the smallest bid that requires one. */
  consider: (bid: number | null) => void;
  /** Show the reason and the rule for a refusal. */
  refuse: (reason: string, rule: string) => void;
}

export const [useTurn, provideTurn] = createContext<Turn>();
