import type { Component, Snippet } from 'svelte';
import type { LogLine } from '../words/log_text';
import type {
  AnalysedChoice,
  Choice,
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
  /** The viewer's own seat, which texts call `you`; null for spectators, and on a device that several people share. */
  you: number | null;
  /** Whether actions are disabled: a request is pending, or the connection is lost. */
  disabled: boolean;
  /** Whether the connection is lost. */
  disconnected: boolean;
  /** Play one or more actions in order. */
  act: (...actions: string[]) => void;
  takeBack: () => void;
  /** The hinted action until the next action; null without a hint. */
  hint: string | null;
  /** The best choices with their expected results and reasons, hinted choice first; empty without a hint, or if the bot gives no explanations. */
  advice: readonly HintedChoice[];
  /** Ask for a hint; null if hints are off or the viewer has no choice. */
  askHint: (() => Promise<void>) | null;
  playAgain: () => void;
  /** Show a rule, by its id. */
  showRule: (rule: string) => void;
  /** Propose something to the others or accept their proposal; `decline` withdraws or declines it. */
  propose: (what: ProposalFrame['what'], seat: number | null) => void;
  decline: (what: ProposalFrame['what'], seat: number | null) => void;
  /** Take the seat back from a bot. */
  back: () => void;
  /** An answer to show on the board: the chosen and the best move. */
  better?: BetterMove | null;
  /** The chat, if the table has room for it at the side. */
  talk: Snippet | null;
}

/** Several choices offered as one: the label, and the actions in order. */
export interface ActionSeries {
  label: string;
  actions: string[];
}

/** A seat's action, and a better one with the rest of its turn, in notation. Either can be missing. */
export interface BetterMove {
  seat: number;
  made: string | null;
  best: string | null;
  then: readonly string[];
  /** The annotation of the action, such as `?`; empty without one. */
  sign: string;
}

/** The search for a better move: the actual action, the offered and the excluded actions, and the highlighted one. */
export interface AskedMove {
  seat: number;
  made: string;
  offered: readonly string[];
  out: readonly string[];
  pointed: string | null;
  onpoint: (action: string) => void;
  onpick: (action: string) => void;
}

/** Return the attributes of the button for a choice in the search for a better move. */
export const offered = (asked: AskedMove, action: string) => ({
  'aria-disabled': asked.out.includes(action),
  onpointerenter: () => asked.onpoint(action),
  onfocus: () => asked.onpoint(action),
  onclick: () => asked.onpick(action),
});

/** The props of a replay board. */
export interface ReplayBoardProps<View = GameView, Survey = unknown> {
  view: View;
  survey: Survey;
  names: string[];
  caption: Snippet;
  /** The last move, and a better one. */
  better?: BetterMove | null;
  /** The choices offered to a reader who looks for a better move. */
  asked?: AskedMove | null;
  /** The seat whose better move the reader looks for; a small screen shows only its part. */
  eyes?: number | null;
}

/**
 * A game's part of the client. Tables, replays and puzzles show a game only through this interface. Lessons, rules, deals and score sheets differ
 * between games, so they import drawings from the game's `pieces.ts`.
 */
export interface GameClient {
  board: Component<{ session: TableSession }>;
  /** Preload the board's resources while people set up a table. */
  prepare?: () => void;
  logLines: (moves: readonly MoveFrame[], names: readonly string[], you: number | null) => LogLine[];
  /** Log lines that refer to something on the board, and how to highlight it. */
  point?: { can: (line: LogLine) => boolean; at: (line: LogLine) => void };
  /** The progress of the game in a few words, for the title on a small screen. */
  title?: (view: GameView) => string;
  /** The progress as a picture, for the middle of the top bar. */
  progress?: Component<{ view: GameView }>;
  /** An additional section of the menu on small screens. */
  menuSection?: Component<{ session: TableSession }>;
  /** Whether the board itself shows the chat, the options about absent players, and how a game ended early. */
  showsPeople?: boolean;
  /** The game's keyboard shortcuts with the message ids of their descriptions. */
  keys?: readonly [string, string][];
  /** Return choices that can be played together; null if there are none. */
  series?: (view: GameView) => ActionSeries | null;
  /** Describe a consequence of a choice that its label does not mention. */
  about?: (view: GameView, choice: Choice) => string | undefined;
  /** The table at any position of a finished game, captioned with the last move. */
  replay?: Component<ReplayBoardProps>;
  /** Shows the moves offered during the search for a better move, with the game's own controls; defaults to a list. */
  asked?: Component<{ view: GameView; choices: AnalysedChoice[]; asked: AskedMove }>;
  /** A small picture of a position with the actual and the better choice, for an explanation that covers the board. */
  moment?: Component<{ view: GameView; better: BetterMove }>;
  /** Return the log lines that describe an action and its consequences; defaults to the action's own lines. */
  told?: (lines: readonly LogLine[], at: number) => LogLine[];
  /** The list of turns in a finished game; defaults to its log. */
  turns?: Component<{
    history: HistoryFrame;
    names: string[];
    you: number | null;
    at: number;
    onseek: (at: number) => void;
  }>;
  /** Return a short caption for the events between a stop and the previous one; defaults to the log lines. */
  caption?: (history: HistoryFrame, at: number, names: readonly string[], you: number | null) => string;
  /** Return the positions to stop at, besides the start; defaults to one per log line. */
  stops?: (history: HistoryFrame) => number[];
}
