import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** The window size at which a table has scale 1, and the maximum scale. */
const NORMAL = [1440, 900] as const;
const MOST = 1.8;
/** The minimum scale with room for the chat at the side. */
const ROOMY = 1.4;

/** Return the scale of a table's pictures, which grow with the window. */
export function tableScale(): number {
  const fits = Math.min((innerWidth.current ?? 0) / NORMAL[0], (innerHeight.current ?? 0) / NORMAL[1]);
  return Math.max(1, Math.min(MOST, fits));
}

/** Return the scale of text, bar and panels, which grow half as much. */
export function textScale(): number {
  return 1 + (tableScale() - 1) / 2;
}

export function roomForChat(): boolean {
  return tableScale() >= ROOMY;
}
