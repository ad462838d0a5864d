import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** The window that shows a table at its normal size, and the greatest scale. */
const NORMAL = [1440, 900] as const;
const MOST = 1.8;
/** The least width with room for the chat beside the table. */
const ROOMY = 1.4;

/** Return the scale of a table's pictures, which fill a large window. */
export function tableScale(): number {
  const fits = Math.min((innerWidth.current ?? 0) / NORMAL[0], (innerHeight.current ?? 0) / NORMAL[1]);
  return Math.max(1, Math.min(MOST, fits));
}

/** Return the scale of texts, bar and panels: they grow half as much. */
export function textScale(): number {
  return 1 + (tableScale() - 1) / 2;
}

export function roomForChat(): boolean {
  return tableScale() >= ROOMY;
}
