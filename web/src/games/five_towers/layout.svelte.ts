import { MediaQuery } from 'svelte/reactivity';
import { innerWidth } from 'svelte/reactivity/window';
import { layout } from '../../device/layout.svelte';
import { tableScale } from '../../table/table_scale.svelte';

const low = new MediaQuery('(max-height: 690px)');

/** Return whether the viewport is low. */
export function short(): boolean {
  return low.current;
}

/** Return the width of a card on the display for a board of this width and a viewport of this height. */
export function ledgeCard(across: number, high: number): number {
  if (layout() === 'wide') return Math.max(60, Math.min(118 * tableScale(), across / 8.6, high / 7.6));
  if (short()) return layout() !== 'column' ? 44 : 52;
  return Math.max(60, Math.min(96, across / 8));
}

/** Return the width of a card in a hand of `count` cards. */
export function handCard(count: number): number {
  if (layout() !== 'column') return 48;
  const across = innerWidth.current ?? 360;
  const most = Math.max(count > 4 ? 57 : count > 2 ? 62 : 74, across / 9);
  return Math.min(most, (across - 30) / count - 9);
}
