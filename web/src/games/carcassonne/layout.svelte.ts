import { MediaQuery } from 'svelte/reactivity';

/** The layouts: panels beside a wide board, a sheet below it on an upright phone, or a rail and a dock beside it on a landscape phone. */
export type Layout = 'wide' | 'sheet' | 'rail';

const wide = new MediaQuery('(min-width: 1024px) and (min-height: 480px)');
const low = new MediaQuery('(max-height: 479px)');

export function layout(): Layout {
  if (low.current) return 'rail';
  return wide.current ? 'wide' : 'sheet';
}
