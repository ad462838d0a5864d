import type { TableSession } from '../../../table/game_client';
import type { Layout } from '../layout.svelte';
import type { Preview } from './preview.svelte';
import type { Turn } from './turn.svelte';

/** The props of every dock. */
export interface DockProps {
  session: TableSession;
  turn: Turn;
  preview: Preview;
  layout: Layout;
  seat: number;
  /** Takes back the last step; null if there is none. */
  undo: (() => void) | null;
}
