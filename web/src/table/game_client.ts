import type { Component, Snippet } from 'svelte';
import type { LogLine } from '../words/log_text';
import type {
  AnalysedChoice,
  GameView,
  HintedChoice,
  HistoryFrame,
  MoveFrame,
  ProposalFrame,
  TableFrame,
} from '../wire';

/** The props of a board: the table as one person sees it, and the functions to act. */
export interface TableSession {
  frame: TableFrame;
  view: GameView;
  moves: MoveFrame[];
  names: string[];
  /** The viewer's own seat, if they have one. */
  you: number | null;
  /** Whether nothing can be played: a request is pending, or the connection is lost. */
  disabled: boolean;
  /** Whether the connection is lost. */
  disconnected: boolean;
  /** Play one action, or several in turn. */
  act: (...actions: string[]) => void;
  takeBack: () => void;
  /** The action of the hinted choice; null without a hint, and after the next action. */
  hint: string | null;
  /** The best choices with their promise and reasons, the hinted one first; empty without a hint or without a bot that explains. */
  advice: readonly HintedChoice[];
  /** Ask for a hint; null where hints are not allowed or nothing can be chosen. */
  askHint: (() => Promise<void>) | null;
  playAgain: () => void;
  /** Show a rule, by its id. */
  showRule: (rule: string) => void;
  /** Propose something to the others or accept it; withdraw or decline it. */
  propose: (what: ProposalFrame['what'], seat: number | null) => void;
  decline: (what: ProposalFrame['what'], seat: number | null) => void;
  /** Take the seat back from a bot. */
  back: () => void;
  /** An answer to show on the board: the chosen and the best move. */
  better?: BetterMove | null;
  /** The chat, where there is room for it beside the table. */
  talk: Snippet | null;
}

/** Several choices offered as one: the label, and the actions in order. */
export interface ActionSeries {
  label: string;
  actions: string[];
}

/** A seat's action, and a better one with the rest of its turn, in notation; either may be missing. */
export interface BetterMove {
  seat: number;
  made: string | null;
  best: string | null;
  then: readonly string[];
  /** The sign of the action; empty without one. */
  sign: string;
}

/** The search for a better move: the actual action, the offered actions by number, the ruled-out ones, and the pointed one. */
export interface AskedMove {
  seat: number;
  made: string;
  offered: readonly string[];
  out: readonly string[];
  pointed: string | null;
  onpoint: (action: string) => void;
  onpick: (action: string) => void;
}

/** The props of a replay board. */
export interface ReplayBoardProps<View = GameView, Survey = unknown> {
  view: View;
  survey: Survey;
  names: string[];
  caption: Snippet;
  /** The last move, and a better one. */
  better?: BetterMove | null;
  /** The choices offered to somebody who looks for a better move. */
  asked?: AskedMove | null;
  /** The seat whose better move somebody looks for; a small screen shows only its part. */
  eyes?: number | null;
}

/**
 * What the client has for one game. Tables, replays and puzzles show the game only through this. Lessons, rules,
 * deals and score sheets differ from game to game, so they import what they draw from the game's `pieces.ts`.
 */
export interface GameClient {
  board: Component<{ session: TableSession }>;
  /** Preload what the board needs while somebody sets up a table. */
  prepare?: () => void;
  logLines: (moves: readonly MoveFrame[], names: readonly string[], you: number | null) => LogLine[];
  /** The lines of the log that are about something on the board, and how to light it. */
  point?: { can: (line: LogLine) => boolean; at: (line: LogLine) => void };
  /** The progress of the game in a few words, for the title on a small screen. */
  title?: (view: GameView) => string;
  /** The progress as a picture, for the middle of the top bar. */
  progress?: Component<{ view: GameView }>;
  /** A further section of the menu on a small screen. */
  menuSection?: Component<{ session: TableSession }>;
  /** Whether the board itself shows the chat, what may be done about somebody who is away, and how a game ended early. */
  showsPeople?: boolean;
  /** The keys of the game, and what they mean (message ids). */
  keys?: readonly [string, string][];
  /** Return choices that can be played together; null without any. */
  series?: (view: GameView) => ActionSeries | null;
  /** The table at any moment of a finished game; the caption is the text of the last move. */
  replay?: Component<ReplayBoardProps>;
  /** What is offered to somebody who looks for a better move, as the game's own controls; without it a list. */
  asked?: Component<{ view: GameView; choices: AnalysedChoice[]; asked: AskedMove }>;
  /** The lines of the log that tell what an action was and what came of it; without it those of the action alone. */
  told?: (lines: readonly LogLine[], at: number) => LogLine[];
  /** The list of a finished game's turns, in place of its log. */
  turns?: Component<{
    history: HistoryFrame;
    names: string[];
    you: number | null;
    at: number;
    onseek: (at: number) => void;
  }>;
  /** What happened up to a position since the stop before it, in a few words; without it the lines of the log say it. */
  caption?: (history: HistoryFrame, at: number, names: readonly string[], you: number | null) => string;
  /** The positions of a finished game to stop at, apart from its beginning; without it each line of the log is one. */
  stops?: (history: HistoryFrame) => number[];
}
