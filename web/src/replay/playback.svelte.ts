import { api } from '../server/api';
import { errorText } from '../words/error_text';
import type { GameClient } from '../table/game_client';
import { gameClient } from '../games';
import { loadPart } from '../words/messages.svelte';
import type { GameView, HistoryFrame, ReplayFrame } from '../wire';

const PACE = 1000;
const AHEAD = 3;
const KEPT = 120;
export const SPEEDS = [0.5, 1, 2, 4];

/** The playback of a finished game: the current position, and the view to draw there. */
export class Playback {
  history = $state.raw<HistoryFrame | null>(null);
  client = $state.raw<GameClient | null>(null);
  /** The view at `shown`, which lags behind `at` while the position is loading. */
  view = $state.raw<GameView | null>(null);
  /** The survey of that view, in games that have one. */
  survey = $state.raw<unknown>(null);
  shown = $state(-1);
  /** The position: the number of actions played. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** The error to show instead of the replay, as a sentence. */
  notice = $state('');
  /** The stops of the playback: the start, and the game's own stops or else every action with a log line. */
  stops = $derived.by(() => {
    const { history, client } = this;
    if (!history || !client) return [0];
    if (client.stops) return [...new Set([0, ...client.stops(history), history.steps.length])];
    const names = history.seats.map((seat) => seat.name);
    const told = client.logLines(history.steps, names, null).map((line) => line.version);
    return [...new Set([0, ...told, history.steps.length])];
  });
  readonly place = $derived(this.stops.findLastIndex((stop) => stop <= this.at));

  #views = new Map<number, ReplayFrame>();
  #asking = false;

  constructor(
    readonly table: string,
    readonly number: number,
  ) {}

  async open(at: number): Promise<void> {
    try {
      const [history] = await Promise.all([api.history(this.table, this.number), loadPart('replay')]);
      this.client = await gameClient(history.game);
      this.history = history;
      if (history.steps[at - 1]?.seat == null) this.go(at);
      else this.show(at);
    } catch (error) {
      this.notice = errorText(error);
    }
  }

  /** Go to the last stop at or before this position. */
  go(at: number): void {
    this.show(this.stops.findLast((stop) => stop <= at) ?? 0);
  }

  /** Go to exactly this position, even if it is not a stop. */
  show(at: number): void {
    this.at = at;
    this.#show();
    void this.#ask();
  }

  /** Go forward by this number of stops; back if it is negative. */
  step(by: number): void {
    this.go(this.stops[Math.max(0, Math.min(this.stops.length - 1, this.place + by))]!);
  }

  play(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.stops.at(-1)) this.go(0);
  }

  /** While playing, schedule the next step once the current one is shown. Call in an effect. */
  scheduleNext(): (() => void) | undefined {
    if (!this.playing) return;
    if (this.place === this.stops.length - 1) {
      this.playing = false;
      return;
    }
    if (this.client?.replay && this.shown !== this.at) return;
    const timer = setTimeout(() => this.step(1), PACE / this.speed);
    return () => clearTimeout(timer);
  }

  /** Return the view at a position that is not on the board. */
  async viewAt(at: number): Promise<GameView> {
    const frame = this.#views.get(at) ?? (await api.replay(this.table, this.number, at));
    this.#views.set(at, frame);
    return frame.view as GameView;
  }

  #show(): void {
    const frame = this.#views.get(this.at);
    if (!frame) return;
    this.view = frame.view as GameView;
    this.survey = frame.survey;
    this.shown = this.at;
  }

  /** Load the view at the current position and prefetch the next few. Requests run one at a time; the current position has priority. */
  async #ask(): Promise<void> {
    if (this.#asking || !this.client?.replay) return;
    this.#asking = true;
    try {
      for (let wanted = this.#lacking(); wanted !== undefined; wanted = this.#lacking()) {
        this.#views.set(wanted, await api.replay(this.table, this.number, wanted));
        if (this.#views.size > KEPT) this.#views.delete(this.#views.keys().next().value!);
        this.#show();
      }
      this.notice = '';
    } catch (error) {
      this.notice = errorText(error);
      this.playing = false;
    }
    this.#asking = false;
  }

  #lacking(): number | undefined {
    const next = this.stops.slice(this.place + 1, this.place + 1 + AHEAD);
    return [this.at, ...next].find((stop) => !this.#views.has(stop));
  }
}
