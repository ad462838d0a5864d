import type { Example } from '../rules';

/** Adjacent tiles: cell, code and rotation of each. The last tile fits or does not fit. */
export interface TilesExample extends Example {
  tiles: string;
}
