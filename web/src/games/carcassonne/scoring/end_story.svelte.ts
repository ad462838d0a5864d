import { reducedMotion } from '../../../device/preferences.svelte';
import { added, type EndStep, endSteps } from './final_scoring';
import { EndState } from '../state.svelte';
import type { Scored } from '../story/score_events';

/** A step takes at most this many milliseconds, and all of them together at most `LONGEST`. */
const STEP = 2600;
const LONGEST = 20_000;

/** The story of the final scoring: at which step it is, and whether it goes on by itself. */
export class EndStory extends EndState {
  readonly steps: EndStep[];
  /** The scores before the final scoring. */
  readonly before: number[];
  readonly step = $derived.by(() => this.steps[this.at] ?? null);
  /** The scores after the current step. */
  readonly scores = $derived.by(() =>
    this.steps.slice(0, this.at + 1).reduce((scores, step) => added(scores, step.gains), this.before),
  );

  constructor(
    scored: readonly Scored[],
    final: readonly number[],
    readonly ended: () => void,
  ) {
    super();
    this.steps = endSteps(scored, final.length);
    const gained = this.steps.reduce(
      (sum, step) => added(sum, step.gains),
      final.map(() => 0),
    );
    this.before = final.map((points, seat) => points - gained[seat]!);
  }

  /** The points of each seat for a kind, as far as it has been told. */
  gains(kind: string): number[] {
    const told = this.steps.slice(0, this.at + 1).filter((step) => step.kind === kind);
    return told.reduce(
      (sum, step) => added(sum, step.gains),
      this.before.map(() => 0),
    );
  }

  /** Whether a kind has not begun, is being told, or is over. */
  state(kind: string): 'wait' | 'now' | 'done' {
    if (this.step?.kind === kind) return 'now';
    return this.steps.findIndex((step) => step.kind === kind) > this.at ? 'wait' : 'done';
  }

  next(): void {
    if (this.at + 1 < this.steps.length) this.at += 1;
    else this.ended();
  }

  /** Go on after a while, unless paused or motion is reduced. Call in an effect. */
  schedule(): (() => void) | undefined {
    void this.at;
    if (this.paused || reducedMotion()) return;
    const timer = setTimeout(() => this.next(), Math.min(STEP, LONGEST / this.steps.length));
    return () => clearTimeout(timer);
  }
}
