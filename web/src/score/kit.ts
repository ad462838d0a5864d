import type { Component } from 'svelte';
import { GAMES, partOf } from '../games';
import type { Players, Sheet } from './sheet';

/** A game's part of the score sheet: the constant `kit` in `score/<game>/kit.ts`. */
export interface SheetKit<S extends Sheet> {
  /** The letter that identifies the game in the code of a sheet. */
  letter: string;
  /** Return a new sheet with the settings of `like`, if given. */
  begin: (players: Players, like?: S) => S;
  /** Return the current points of each player. */
  totals: (sheet: S) => number[];
  /** Encode the entries as parts of a code, without dots. `read` decodes them and throws on invalid parts. */
  write: (sheet: S) => string[];
  read: (players: Players, parts: string[]) => S;
  /** The page on which people enter points, until the result. */
  page: Component<{ sheet: S; onend: () => void }>;
  /** The settings of a new sheet. */
  settings?: Component<{ sheet: S }>;
  /** Draws a player's tower in the picture of the result. The origin is the centre of its base; `column` is the available width. */
  tower: Component<{ sheet: S; seat: number; won: boolean; scores: number[]; column: number; room: number }>;
  /**
   * The state of a sheet that tracks its own progress: the title, a note beside it, and whether it shows the result. `reopen` leaves
   * the result.
   */
  stage?: (sheet: S) => { title: string; note: string; over: boolean };
  reopen?: (sheet: S) => void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has sheets of its own
export type AnySheetKit = SheetKit<any>;

const KITS = import.meta.glob<AnySheetKit>('./*/kit.ts', { eager: true, import: 'kit' });

/** The games with a score sheet for real tables. */
export const SHEET_GAMES = Object.keys(GAMES).filter((game) => partOf(KITS, game));

export const sheetKit = (game: string): AnySheetKit => partOf(KITS, game)!;

/** Return the game whose sheets have this letter. */
export const gameOfLetter = (letter: string) => SHEET_GAMES.find((game) => sheetKit(game).letter === letter);

/** Return the current points of each player. */
export const totals = (sheet: Sheet): number[] => sheetKit(sheet.game).totals(sheet);
