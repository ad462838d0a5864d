import { MediaQuery } from 'svelte/reactivity';
import { isShared } from './shared_screen.svelte';

/** One column with the dock below, the dock beside the board, or the wide board with dock and log beside it. */
export type Layout = 'column' | 'beside' | 'wide';

const wide = new MediaQuery('(min-width: 1024px) and (min-height: 600px)');
const beside = new MediaQuery('(min-width: 900px), (min-width: 600px) and (max-height: 599px)');

export function layout(): Layout {
  if (wide.current || isShared()) return 'wide';
  return beside.current ? 'beside' : 'column';
}
