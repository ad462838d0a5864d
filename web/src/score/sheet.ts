import type { Scores } from '../table/result';
import { type Entry, type Final, finalGain, finalSteps, type InPlay, noFinal, pointsSoFar } from './carcassonne';
import { newPlayer, type TowersPlayer, towersTotal } from './five_towers';

/** The games that have a score sheet for real tables. */
export const SHEET_GAMES = ['five-towers', 'carcassonne'] as const;
export type SheetGame = (typeof SHEET_GAMES)[number];
export const FEWEST = 2;
export const MOST = 5;
/** How many characters of a name a sheet takes. */
export const NAME = 24;

export interface TowersSheet {
  game: 'five-towers';
  names: string[];
  players: TowersPlayer[];
}

/** `step` is 0 while the game goes on, then the step of the final scoring, and one more than there are for the result. */
export interface CarcassonneSheet {
  game: 'carcassonne';
  names: string[];
  inPlay: InPlay;
  entries: Entry[];
  final: Final;
  step: number;
}

export type Sheet = TowersSheet | CarcassonneSheet;

export function newSheet(game: SheetGame, names: string[], inPlay: InPlay): Sheet {
  if (game === 'five-towers') return { game, names, players: names.map(newPlayer) };
  return { game, names, inPlay, entries: [], final: noFinal(names.length), step: 0 };
}

/** The points of each player, as far as they are noted. */
export function totals(sheet: Sheet): number[] {
  if (sheet.game === 'five-towers') return sheet.players.map(towersTotal);
  return totalsAfter(sheet, sheet.step ? finalSteps(sheet.inPlay).length : 0);
}

/** The points of each player in Carcassonne after a number of steps of the final scoring. */
export function totalsAfter(sheet: CarcassonneSheet, steps: number): number[] {
  const counted = finalSteps(sheet.inPlay).slice(0, steps);
  return pointsSoFar(sheet.entries, sheet.names.length).map((points, seat) =>
    counted.reduce((sum, step) => sum + finalGain(sheet.final, step, seat), points),
  );
}

/** The scores as the outcome of a game: players with equal points share a place (FT-60, BC-17). */
export function outcomeOf(sheet: Sheet): Scores {
  const scores = totals(sheet);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores, places };
}
