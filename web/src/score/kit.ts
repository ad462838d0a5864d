import type { Component } from 'svelte';
import { GAMES, partOf } from '../games';
import type { Sheet } from './sheet';

/** What a game brings for its score sheet: the constant `kit` of `score/<game>/kit.ts`. */
export interface SheetKit<S extends Sheet> {
  /** The letter of the game in the code of a sheet. */
  letter: string;
  /** A new sheet; `like` is one whose settings hold again. */
  begin: (names: string[], like?: S) => S;
  /** The points of each player, as far as they are noted. */
  totals: (sheet: S) => number[];
  /** What is noted, as parts of a code without dots; `read` throws for what is not such parts. */
  write: (sheet: S) => string[];
  read: (names: string[], parts: string[]) => S;
  /** Where the points are noted, up to the result. */
  page: Component<{ sheet: S; onend: () => void }>;
  /** What is decided before a sheet is begun. */
  settings?: Component<{ sheet: S }>;
  /** A player's tower in the picture of the result, from the middle of its base on, in a column of this width. */
  tower: Component<{ sheet: S; seat: number; won: boolean; scores: number[]; column: number; room: number }>;
  /** For a sheet that keeps how far it has come: its title and a note beside it, whether the result is shown, and the way back from there. */
  stage?: (sheet: S) => { title: string; note: string; over: boolean };
  reopen?: (sheet: S) => void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has sheets of its own
export type AnySheetKit = SheetKit<any>;

const KITS = import.meta.glob<AnySheetKit>('./*/kit.ts', { eager: true, import: 'kit' });

/** The games that have a score sheet for real tables. */
export const SHEET_GAMES = Object.keys(GAMES).filter((game) => partOf(KITS, game));

export const sheetKit = (game: string): AnySheetKit => partOf(KITS, game)!;

/** The game whose sheets have this letter. */
export const gameOfLetter = (letter: string) => SHEET_GAMES.find((game) => sheetKit(game).letter === letter);

/** The points of each player, as far as they are noted. */
export const totals = (sheet: Sheet): number[] => sheetKit(sheet.game).totals(sheet);
