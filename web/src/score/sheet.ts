import type { Scores } from '../table/result';

export const FEWEST = 2;
export const MOST = 5;
/** The maximum length of a name on a sheet, in characters. */
export const NAME = 24;

/** A score sheet for a real table: the game and the players; each game adds its own data. */
export interface Sheet {
  game: string;
  names: string[];
}

/** Return the scores as the outcome of a game: players with equal points share a place (FT-60, BC-17). */
export function outcomeOf(scores: number[]): Scores {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores, places };
}
