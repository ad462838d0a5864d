import type { Component } from 'svelte';
import { GAMES, partOf } from '../games';
import type { Sheet } from './sheet';

/** What a game brings for its score sheet: the constant `kit` of `score/<game>/kit.ts`. */
export interface SheetKit<S extends Sheet> {
  /** The letter of the game in the code of a sheet. */
  letter: string;
  /** Return a new sheet, with the settings of `like`. */
  begin: (names: string[], like?: S) => S;
  /** Return the current points of each player. */
  totals: (sheet: S) => number[];
  /** Return the notes as parts of a code, without dots; `read` throws if the parts are none of this game's. */
  write: (sheet: S) => string[];
  read: (names: string[], parts: string[]) => S;
  /** The page on which people note points, up to the result. */
  page: Component<{ sheet: S; onend: () => void }>;
  /** The settings of a new sheet. */
  settings?: Component<{ sheet: S }>;
  /** A player's tower in the picture of the result: the origin is the middle of its base, `column` the width of its column. */
  tower: Component<{ sheet: S; seat: number; won: boolean; scores: number[]; column: number; room: number }>;
  /** For a sheet that stores its own progress: the title, a note beside it, and whether the page shows the result; `reopen` leaves the result. */
  stage?: (sheet: S) => { title: string; note: string; over: boolean };
  reopen?: (sheet: S) => void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has sheets of its own
export type AnySheetKit = SheetKit<any>;

const KITS = import.meta.glob<AnySheetKit>('./*/kit.ts', { eager: true, import: 'kit' });

/** The games that have a score sheet for real tables. */
export const SHEET_GAMES = Object.keys(GAMES).filter((game) => partOf(KITS, game));

export const sheetKit = (game: string): AnySheetKit => partOf(KITS, game)!;

/** Return the game whose sheets have this letter. */
export const gameOfLetter = (letter: string) => SHEET_GAMES.find((game) => sheetKit(game).letter === letter);

/** Return the current points of each player. */
export const totals = (sheet: Sheet): number[] => sheetKit(sheet.game).totals(sheet);
