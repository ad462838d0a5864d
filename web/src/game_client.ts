import type { Component, Snippet } from 'svelte';
import type { LogLine } from './log_text';
import type { GameView, MoveFrame, TableFrame } from './wire';

/** Everything a board gets: the table as one person sees it, and the ways to act. */
export interface TableSession {
  frame: TableFrame;
  view: GameView;
  moves: MoveFrame[];
  names: string[];
  /** The seat of the person who looks, if they have one. */
  you: number | null;
  /** No choice can be taken now: something is under way, or the line is lost. */
  disabled: boolean;
  /** The line is lost. */
  disconnected: boolean;
  /** Play one action, or several one after another. */
  act: (...actions: string[]) => void;
  takeBack: () => void;
  /** The action of the choice that the rook would take; null until it is asked, and again when the table has moved on. */
  hint: string | null;
  /** Ask the rook for a hint; null where hints are not allowed, or nothing can be chosen. */
  askHint: (() => Promise<void>) | null;
  playAgain: () => void;
}

/** Several choices offered as one: its words, and the actions in order. */
export interface ActionSeries {
  label: string;
  actions: string[];
}

/** A game as the client knows it. The plumbing knows no game: it draws what stands here. */
export interface GameClient {
  board: Component<{ session: TableSession }>;
  logLines: (moves: readonly MoveFrame[], names: readonly string[], you: number | null) => LogLine[];
  /** How far the game has come, in a few words, for the title of a small screen. */
  title?: (view: GameView) => string;
  /** The same drawn, for the middle of the bar. */
  progress?: Component<{ view: GameView }>;
  /** What else belongs into the menu of a small screen. */
  menuSection?: Component<{ session: TableSession }>;
  /** Choices that may be taken in one go, if there are some now. */
  series?: (view: GameView) => ActionSeries | null;
  /** The table at any moment of a finished game; the caption says what has just happened. */
  replay?: Component<{ view: GameView; names: string[]; caption: Snippet }>;
}
