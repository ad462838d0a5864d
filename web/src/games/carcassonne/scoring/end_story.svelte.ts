import { reducedMotion } from '../../../device/preferences.svelte';
import { added, type EndStep, endSteps } from './final_scoring';
import { EndState } from '../state.svelte';
import type { Scored } from '../story/score_events';

/** The maximum duration of a step, and of all steps together, in milliseconds. */
const STEP = 2600;
const LONGEST = 20_000;

/** The narration of the final scoring. */
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

  /** Return the points of each seat for a kind up to the current step. */
  gains(kind: string): number[] {
    const told = this.steps.slice(0, this.at + 1).filter((step) => step.kind === kind);
    return told.reduce(
      (sum, step) => added(sum, step.gains),
      this.before.map(() => 0),
    );
  }

  /** Return the state of a kind: still to come, current, or over. */
  state(kind: string): 'wait' | 'now' | 'done' {
    if (this.step?.kind === kind) return 'now';
    return this.steps.findIndex((step) => step.kind === kind) > this.at ? 'wait' : 'done';
  }

  next(): void {
    if (this.at + 1 < this.steps.length) this.at += 1;
    else this.ended();
  }

  /** Schedule the next step, unless paused or motion is reduced. Call this in an effect. */
  schedule(): (() => void) | undefined {
    void this.at;
    if (this.paused || reducedMotion()) return;
    const timer = setTimeout(() => this.next(), Math.min(STEP, LONGEST / this.steps.length));
    return () => clearTimeout(timer);
  }
}
