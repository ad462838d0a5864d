import { MediaQuery } from 'svelte/reactivity';

/** One column with the dock below; the dock beside the table; or the whole hill with the log beside it. */
export type Layout = 'column' | 'beside' | 'wide';

const wide = new MediaQuery('(min-width: 1024px) and (min-height: 600px)');
const beside = new MediaQuery('(min-width: 900px), (min-width: 600px) and (max-height: 599px)');
const low = new MediaQuery('(max-height: 690px)');

export function layout(): Layout {
  if (wide.current) return 'wide';
  return beside.current ? 'beside' : 'column';
}

/** Whether room is short from top to bottom. */
export function short(): boolean {
  return low.current;
}

/** How wide a card on the ledge is, in a table that is so wide on a page that is so high. */
export function ledgeCard(across: number, high: number): number {
  if (wide.current) return Math.max(60, Math.min(118, across / 8.6, high / 7.6));
  if (short()) return beside.current ? 44 : 52;
  return Math.max(60, Math.min(96, across / 8));
}

/** How wide a card in a hand of so many is. */
export function handCard(count: number): number {
  if (count > 4) return beside.current ? 50 : 57;
  return count > 2 ? 62 : 74;
}
