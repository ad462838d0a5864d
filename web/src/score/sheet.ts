import type { Scores } from '../table/result';
import { t } from '../words/messages.svelte';

export const FEWEST = 2;
export const MOST = 5;
/** The colours of the players, numbered like the seats of a table; each has its own shape. */
export const COLOURS = Array.from({ length: MOST }, (_, colour) => colour);
/** The maximum length of a name on a sheet, in characters. */
export const NAME = 24;

/** The players of a sheet: their names, empty for players without one, and their colours as seats of a table, each at most once. */
export interface Players {
  names: string[];
  colours: number[];
}

/** A score sheet for a real table: the game and the players; each game adds its own data. */
export interface Sheet extends Players {
  game: string;
}

/** Return the name of each player as people see it: `Player 2` for the second player without a name. */
export function namesOf({ names }: Pick<Players, 'names'>): string[] {
  return names.map((name, seat) => name || t('score-player', { number: seat + 1 }));
}

/** Return the scores as the outcome of a game: players with equal points share a place (FT-60, BC-17). */
export function outcomeOf(scores: number[]): Scores {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores, places };
}
