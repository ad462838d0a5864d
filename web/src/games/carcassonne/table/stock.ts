import type { CarcassonneView } from '../../../wire';
import { isLoaded, tileOf } from '../tiles/catalogue.svelte';

/** An item of the stock: its name, its symbol with the symbol's size, the size of its icon, and the remaining amount. */
export interface StockItem {
  name: string;
  symbol: string;
  box: [number, number];
  width: number;
  height: number;
  value: string;
}

const TOWER_PILE = 'tower';

/** Return the remaining tiles and, with towers, the tower tiles, floors and stolen tile. */
export function stockOf(view: CarcassonneView): StockItem[] {
  const towers = view.slots.towers as { supply?: number; stolen?: string | null } | undefined;
  const piles = Object.entries(view.piles);
  const count = (side: boolean) =>
    piles.filter(([pile]) => (pile === TOWER_PILE) === side).reduce((sum, [, size]) => sum + size, 0);
  const stolen = towers?.stolen && isLoaded() ? String(tileOf(towers.stolen)?.marks.thief ?? '?') : '–';
  const tiles: StockItem = {
    name: 'tiles',
    symbol: 'tile-back',
    box: [40, 40],
    width: 24,
    height: 24,
    value: `${count(false)}`,
  };
  if (!towers) return [tiles];
  return [
    tiles,
    { name: 'tower-tiles', symbol: 'tower-base', box: [60, 40], width: 33, height: 22, value: `${count(true)}` },
    { name: 'floors', symbol: 'tower-floor', box: [60, 40], width: 30, height: 20, value: `${towers.supply ?? 0}` },
    { name: 'stolen', symbol: 'thief-sign', box: [60, 64], width: 22, height: 24, value: stolen },
  ];
}
