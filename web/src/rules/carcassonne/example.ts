import type { Example } from '../rules';

/** Tiles beside each other: cell, code and rotation of each; the last one fits or not. */
export interface TilesExample extends Example {
  tiles: string;
}
