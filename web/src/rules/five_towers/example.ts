import type { Example } from '../rules';

/** A card on a tower. */
export interface TowerExample extends Example {
  tower: string;
  on: number[];
  card: number;
}
