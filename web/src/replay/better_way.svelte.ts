import { api } from '../server/api';
import { failureOf } from '../words/error_text';
import type { LogLine } from '../words/log_text';
import type { BetterWayFrame, GameView, StepFrame } from '../wire';

const PACE = 1500;

/** A stop in the better line: a position with log lines. */
export interface WayStop {
  seat: number | null;
  text: string;
  view: GameView;
  survey: unknown;
  /** At the end of a round or of everybody's turn: its number, and the growth of the seat's lead compared with the game. */
  gain: { round: number; points: number } | null;
}

/** Return the stops of a better line: the positions after actions that have log lines. */
export function stopsOf(frame: BetterWayFrame, lines: readonly LogLine[]): WayStop[] {
  const told = new Map<number, string>();
  for (const { version, text } of lines) told.set(version, told.has(version) ? `${told.get(version)} ${text}` : text);
  const gains = new Map(
    frame.gains.map(({ version, points }) => {
      const last = frame.steps.findLast((step) => step.version <= version && told.has(step.version));
      return [last?.version, { round: last?.round ?? 0, points }];
    }),
  );
  return frame.steps.flatMap(({ version, seat }, index) => {
    const { view, survey } = frame.shown[index]!;
    const text = told.get(version);
    return text ? [{ seat, text, view: view as GameView, survey, gain: gains.get(version) ?? null }] : [];
  });
}

/** Plays the continuation after a better move on the board, in place of the actual game. */
export class BetterWay {
  stops = $state.raw<WayStop[]>([]);
  place = $state(0);
  playing = $state(false);
  /** The error to show instead of the line, as a sentence. */
  notice = $state('');
  readonly shown = $derived(this.stops[this.place] ?? null);
  /** Whether the line ends with a better lead than the game had then. */
  readonly pays = $derived((this.stops.findLast(({ gain }) => gain)?.gain?.points ?? 0) > 0);

  /** Load the line and play it from the start; `linesOf` returns the log lines of its steps. */
  async open(table: string, number: number, at: number, linesOf: (steps: StepFrame[]) => LogLine[]): Promise<void> {
    this.notice = await failureOf(async () => {
      const frame = await api.betterWay(table, number, at);
      Object.assign(this, { stops: stopsOf(frame, linesOf(frame.steps)), place: 0, playing: true });
    });
  }

  close(): void {
    Object.assign(this, { stops: [], playing: false });
  }

  go(place: number): void {
    this.playing = false;
    this.place = Math.max(0, Math.min(this.stops.length - 1, place));
  }

  play(): void {
    if (!this.playing && this.place === this.stops.length - 1) this.place = 0;
    this.playing = !this.playing;
  }

  /** While playing, schedule the next stop. Call in an effect. */
  scheduleNext(): (() => void) | undefined {
    if (!this.playing) return;
    if (this.place === this.stops.length - 1) {
      this.playing = false;
      return;
    }
    const timer = setTimeout(() => (this.place += 1), PACE);
    return () => clearTimeout(timer);
  }
}
