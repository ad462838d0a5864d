import { TYPES } from '../../generated';

/** A player's final position: tower heights, which towers have a top, and the number of demolished cards. */
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

/** Return the points of one tower: 1 per card, 2 with a top (FT-56, FT-57). */
export function towerPoints(player: TowersPlayer, tower: number): number {
  return player.heights[tower]! * (player.topped[tower] ? 2 : 1);
}

/** Return the tallest tower, which scores again (FT-58); the first one if tied (FT-A12), null before the first card. */
export function mainTower({ heights }: TowersPlayer): number | null {
  const tallest = Math.max(...heights);
  return tallest ? heights.indexOf(tallest) : null;
}

/** Return the penalty for demolished cards: 1 for the first, 2 for the second, and so on (FT-59). */
export function penalty({ demolished }: TowersPlayer): number {
  return (demolished * (demolished + 1)) / 2;
}

export function towersTotal(player: TowersPlayer): number {
  const towers = TYPES.reduce((sum, _, tower) => sum + towerPoints(player, tower), 0);
  return towers + Math.max(...player.heights) - penalty(player);
}
