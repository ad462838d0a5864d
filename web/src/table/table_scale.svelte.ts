import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** The window for which a table is drawn at its normal size, and how many times larger it may become. */
const NORMAL = [1440, 900] as const;
const MOST = 1.8;
/** From here on there is room for the chat beside the table. */
const ROOMY = 1.4;

/** How much larger than normal the pictures of a table are drawn, so that they fill a large window. */
export function tableScale(): number {
  const fits = Math.min((innerWidth.current ?? 0) / NORMAL[0], (innerHeight.current ?? 0) / NORMAL[1]);
  return Math.max(1, Math.min(MOST, fits));
}

/** How much larger texts, bar and panels are: half as much. */
export function textScale(): number {
  return 1 + (tableScale() - 1) / 2;
}

export function roomForChat(): boolean {
  return tableScale() >= ROOMY;
}
