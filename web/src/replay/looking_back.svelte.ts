import type { AskedMove, BetterMove } from '../table/game_client';
import type { LogLine } from '../words/log_text';
import { go } from '../route.svelte';
import type { StepFrame } from '../wire';
import { BetterWay } from './better_way.svelte';
import { type Moment, offered } from '../table/insight';
import { Insight } from './insight.svelte';
import type { Playback } from './playback.svelte';

/** The state of a review: the current moment, its presentation on the board, and the position from which to play on. */
export class LookingBack {
  readonly insight = new Insight();
  readonly way = new BetterWay();

  constructor(readonly playback: Playback) {}

  /** The moment on the board: the one at the current position, or the one the reader is trying to solve. */
  readonly moment = $derived.by((): Moment | null => {
    const { finding, moments, at } = this.insight;
    return (finding ? moments[at] : moments.find(({ step }) => step.number === this.playback.at)) ?? null;
  });

  /** The actual and the better move for the board; null until the position is loaded. */
  readonly better = $derived.by((): BetterMove | null => {
    const { moment, insight, playback } = this;
    if (!moment || this.way.shown || moment.step.number !== playback.shown) return null;
    return {
      seat: insight.seat,
      made: moment.made.action,
      best: moment.best.action,
      then: (moment.best.then ?? []).map(({ action }) => action),
      sign: moment.step.sign ?? '',
    };
  });

  /** The offered moves for the board to highlight during the search for a better move. */
  readonly asked = $derived.by((): AskedMove | null => {
    const { moment, insight, playback } = this;
    if (!insight.finding || !moment || insight.solved || playback.shown !== moment.step.number - 1) return null;
    return {
      seat: insight.seat,
      made: moment.made.action,
      offered: offered(moment).map(({ action }) => action),
      out: [...insight.tried, moment.made.action],
      pointed: insight.pointed ?? insight.tried.at(-1) ?? null,
      onpoint: (action) => (insight.pointed = action),
      onpick: (action) => insight.try(action),
    };
  });

  /** The position from which to play on: before the last action if the reviewed seat played it. */
  readonly from = $derived.by((): number => {
    const { at, history } = this.playback;
    if (this.moment) return this.moment.step.number - 1;
    return history?.steps[at - 1]?.seat === this.insight.seat ? at - 1 : at;
  });

  see({ step }: Moment): void {
    this.leave();
    this.playback.show(step.number);
  }

  find(at: number): void {
    this.leave();
    this.insight.find(at);
    this.playback.show(this.insight.moments[at]!.step.number - 1);
  }

  /** Stop the search for a better move and the playback. */
  leave(): void {
    this.way.close();
    this.insight.finding = this.playback.playing = false;
  }

  /** Play the continuation after the better move; `linesOf` returns the log lines of its steps. */
  async seeWay(linesOf: (steps: StepFrame[]) => LogLine[]): Promise<void> {
    const { table, number } = this.playback;
    this.playback.playing = false;
    if (this.moment) await this.way.open(table, number, this.moment.step.number, linesOf);
  }

  /** Open a table that continues from here. */
  async tryHere(): Promise<void> {
    const opened = await this.insight.practise(this.from, this.insight.seat);
    if (opened) go(`/t/${opened}`);
  }
}
