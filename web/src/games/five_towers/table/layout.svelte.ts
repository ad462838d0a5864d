import { MediaQuery } from 'svelte/reactivity';
import { innerWidth } from 'svelte/reactivity/window';
import { tableScale } from '../../../table/table_scale.svelte';

/** One column with the dock below, the dock beside the board, or the wide board with dock and log beside it. */
export type Layout = 'column' | 'beside' | 'wide';

const wide = new MediaQuery('(min-width: 1024px) and (min-height: 600px)');
const beside = new MediaQuery('(min-width: 900px), (min-width: 600px) and (max-height: 599px)');
const low = new MediaQuery('(max-height: 690px)');

export function layout(): Layout {
  if (wide.current) return 'wide';
  return beside.current ? 'beside' : 'column';
}

/** Whether the page is low. */
export function short(): boolean {
  return low.current;
}

/** The width of a card of the display, for a board and a page of this size. */
export function ledgeCard(across: number, high: number): number {
  if (wide.current) return Math.max(60, Math.min(118 * tableScale(), across / 8.6, high / 7.6));
  if (short()) return beside.current ? 44 : 52;
  return Math.max(60, Math.min(96, across / 8));
}

/** The width of a card in a hand of `count` cards. */
export function handCard(count: number): number {
  if (beside.current) return 48;
  const across = innerWidth.current ?? 360;
  const most = Math.max(count > 4 ? 57 : count > 2 ? 62 : 74, across / 9);
  return Math.min(most, (across - 30) / count - 9);
}
