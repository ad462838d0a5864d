import { TYPES } from '../../generated';

/** What one player has at the end: the height of each tower, which of them are topped, and how many cards were demolished. */
export interface TowersPlayer {
  heights: number[];
  topped: boolean[];
  demolished: number;
}

export const newPlayer = (): TowersPlayer => ({
  heights: TYPES.map(() => 0),
  topped: TYPES.map(() => false),
  demolished: 0,
});

/** The points of one tower: 1 a card, 2 under a top (FT-56, FT-57). */
export function towerPoints(player: TowersPlayer, tower: number): number {
  return player.heights[tower]! * (player.topped[tower] ? 2 : 1);
}

/** The tallest tower, which counts once more (FT-58); null before the first card. Of several it is the first (FT-A12). */
export function mainTower({ heights }: TowersPlayer): number | null {
  const tallest = Math.max(...heights);
  return tallest ? heights.indexOf(tallest) : null;
}

/** What demolished cards cost: 1 for the first, 2 for the second, and so on (FT-59). */
export function penalty({ demolished }: TowersPlayer): number {
  return (demolished * (demolished + 1)) / 2;
}

export function towersTotal(player: TowersPlayer): number {
  const towers = TYPES.reduce((sum, _, tower) => sum + towerPoints(player, tower), 0);
  return towers + Math.max(...player.heights) - penalty(player);
}
