import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { isShared } from '../device/shared_screen.svelte';

/** The window size at which a table has scale 1, and the maximum scale. */
const NORMAL = [1440, 900] as const;
const MOST = 1.8;
/** The longer and the shorter side of a shared screen at which its text has the usual size. Televisions have about twice that. */
const SHARED = [1060, 600] as const;
/** The minimum scale with room for the chat at the side. */
const ROOMY = 1.4;

/** Return the scale of a table's pictures, which grow with the window. */
export function tableScale(): number {
  const [across, high] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
  if (isShared()) return Math.max(1, Math.min(Math.max(across, high) / SHARED[0], Math.min(across, high) / SHARED[1]));
  const fits = Math.min(across / NORMAL[0], high / NORMAL[1]);
  return Math.max(1, Math.min(MOST, fits));
}

/** Return the scale of text, bar and panels: they grow half as much as pictures, but fully on a shared screen, which is read from a distance. */
export function textScale(): number {
  if (isShared()) return tableScale();
  return 1 + (tableScale() - 1) / 2;
}

export function roomForChat(): boolean {
  return tableScale() >= ROOMY;
}
