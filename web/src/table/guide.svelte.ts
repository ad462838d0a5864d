import { api } from '../server/api';
import type { Choice, ExplanationFrame, GameView, HintFrame, MoveFrame, TableFrame } from '../wire';

/** The number of decisions that the rook comments on. */
const COMMENTED = 3;
const STORED = 'rookery-guide';

/** A decision of the viewer, and its hint: null until the hint arrives, and for good if it arrives too late. `told`: the comment has been closed. */
export interface Decision {
  version: number;
  view: GameView;
  hint: HintFrame | null;
  told: boolean;
}

/** The rook's comment on a decision: it was the best, as good as the best, or the rook would have done something else. */
export interface Comment {
  version: number;
  verdict: 'good' | 'alike' | 'instead';
  view: GameView;
  made: string;
  best: Choice;
  explanations: readonly ExplanationFrame[];
}

/** Whether the choices differ in value; assumed until the hint arrives. */
const matters = ({ hint }: Decision) => !hint || hint.best.length > 1;

const moveOf = ({ version }: Decision, moves: readonly MoveFrame[]) =>
  moves.find((move) => move.version === version + 1);

/** Return the comment on a decision; null if it has not been made, does not matter, had its comment closed, or got its hint too late. */
export function commentOn(decision: Decision, moves: readonly MoveFrame[]): Comment | null {
  const { version, view, hint, told } = decision;
  const made = moveOf(decision, moves)?.action;
  const best = view.choices.find(({ action }) => action === hint?.action);
  if (told || !hint || !best || made === undefined || !matters(decision)) return null;
  const verdict = made === hint.action ? 'good' : hint.good.includes(made) ? 'alike' : 'instead';
  const reasons = verdict === 'alike' ? [] : hint.best[0]!.explanations;
  return { version, verdict, view, made, best, explanations: reasons.filter(({ label }) => label !== 'advice-alike') };
}

function stored(table: string): Decision[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as { table?: string; decisions?: Decision[] };
    return kept.table === table ? kept.decisions! : [];
  } catch {
    return [];
  }
}

/** The rook in a guided game: it requests hints for the viewer's first decisions in the background, and comments on each decision once it is made. */
export class Guide {
  #decisions = $state.raw<Decision[]>([]);
  /** The current version of the table, and the last one for which this page has requested a hint. */
  #version = -1;
  #asked = -1;
  #asking = new AbortController();

  constructor(readonly table: string) {
    this.#decisions = stored(table);
  }

  /** Follow the game; ask for a hint if the viewer is to make one of their first decisions. */
  async follow({ guided, hints, version }: TableFrame, view: GameView, moves: readonly MoveFrame[]): Promise<void> {
    this.#version = version;
    if (!guided || !hints || view.choices.length < 2 || version === this.#asked) return;
    if (this.#decisions.some((decision) => decision.version === version && decision.hint)) return;
    const made = this.#decisions.filter((decision) => moveOf(decision, moves)); // the others were taken back
    if (made.filter(matters).length >= COMMENTED) return;
    this.#asked = version;
    this.#keep([...made, { version, view, hint: null, told: false }]);
    this.#asking = new AbortController();
    const hint = await api.hint(this.table, this.#asking.signal).catch(() => null);
    if (hint?.version === this.#version) this.#change((decision) => decision.version === hint.version, { hint });
  }

  /** Abort a pending hint: once the viewer acts, it is too late. */
  stop(): void {
    this.#asking.abort();
  }

  /** Return the comment on the latest decision that has one. */
  comment(moves: readonly MoveFrame[]): Comment | null {
    return this.#decisions.map((decision) => commentOn(decision, moves)).findLast((comment) => comment) ?? null;
  }

  /** Close the comments on the decisions up to this version. */
  close(version: number): void {
    this.#change((decision) => decision.version <= version, { told: true });
  }

  #change(which: (decision: Decision) => boolean, change: Partial<Decision>): void {
    this.#keep(this.#decisions.map((decision) => (which(decision) ? { ...decision, ...change } : decision)));
  }

  #keep(decisions: Decision[]): void {
    this.#decisions = decisions;
    try {
      sessionStorage.setItem(STORED, JSON.stringify({ table: this.table, decisions }));
    } catch {
      // without storage, comments do not survive a reload
    }
  }
}
