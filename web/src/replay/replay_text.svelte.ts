import type { LogLine } from '../words/log_text';
import { formatDay, t } from '../words/messages.svelte';
import { gameName, nameOf, roundName, seatNames } from '../words/names';
import type { StepFrame } from '../wire';
import { linesByRound, roundsOf, turningPoint } from '../table/history';
import type { Playback } from './playback.svelte';

/** The texts of a replay: names, log lines, rounds and the current position. */
export class ReplayText {
  constructor(readonly playback: Playback) {}

  readonly #history = $derived.by(() => this.playback.history);
  readonly #given = $derived(this.#history ? seatNames(this.#history.seats) : []);
  /** The reader's own seat, if they played. */
  readonly you = $derived.by(() => {
    const seat = this.#history?.seats.findIndex((one) => one.you) ?? -1;
    return seat < 0 ? null : seat;
  });
  /** The display names by seat, the same on plates, in the graph and in sentences. */
  readonly names = $derived(this.#given.map((_, seat) => nameOf(seat, this.#given, this.you)));
  readonly lines = $derived(this.linesOf(this.#history?.steps ?? []));
  readonly parts = $derived(this.#history ? linesByRound(this.lines, this.#history.steps) : []);
  readonly rounds = $derived(this.#history ? roundsOf(this.#history.steps) : []);
  readonly turned = $derived(this.#history ? turningPoint(this.rounds, this.#history.places) : null);
  readonly title = $derived(
    this.#history
      ? t(this.#history.imported ? 'web-replay-imported' : 'web-replay-of', {
          game: gameName(this.#history.game),
          date: formatDay(this.#history.ended),
        })
      : t('web-replay'),
  );
  readonly place = $derived.by(() => {
    const [now, most] = [this.playback.place, this.playback.stops.length - 1];
    const step = this.#history?.steps[this.playback.at - 1];
    const round = this.#history ? roundName(this.#history.game, step?.round ?? this.rounds[0]!.number) : '';
    return { now, most, text: [round, t('web-replay-at', { at: now, length: most })].join(' · ') };
  });
  /** The description of the latest action at the current position. */
  readonly told = $derived.by(() => {
    const { at, client } = this.playback;
    if (!at) return t('web-replay-start');
    const short = this.#history && client?.caption?.(this.#history, at, this.names, this.you);
    return short || joined(this.lines.filter((line) => line.version === at));
  });

  /** Return the log lines of these steps, from the actual game or from another line. */
  linesOf(steps: readonly StepFrame[]): LogLine[] {
    return this.playback.client?.logLines(steps, this.#given, this.you) ?? [];
  }

  /** Describe an action and its consequences in sentences. */
  done(at: number): string {
    return joined(this.playback.client?.told?.(this.lines, at) ?? this.lines.filter((line) => line.version === at));
  }
}

function joined(lines: readonly LogLine[]): string {
  return lines.map((line) => line.text).join(' ');
}
