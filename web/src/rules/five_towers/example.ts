import type { Example } from '../rules';

/** A card tried on a tower. */
export interface TowerExample extends Example {
  tower: string;
  on: number[];
  card: number;
}
