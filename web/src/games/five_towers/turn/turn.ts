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
  /** What to do, or why something cannot be done. */
  readonly note: string;
  act: (...actions: (string | undefined)[]) => void;
  /** The rule behind it, if something was refused. */
  readonly rule: string | null;
  /** Say why something cannot be done, and by which rule. */
  refuse: (reason: string, rule: string) => void;
}

export const [useTurn, provideTurn] = createContext<Turn>();
