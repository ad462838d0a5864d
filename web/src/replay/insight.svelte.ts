import { api, openSocket } from '../server/api';
import { errorText } from '../words/error_text';
import type { AnalysedStep, AnalysisFrame, ErrorFrame, HistoryFrame } from '../wire';
import { momentsOf, verdictOn } from '../table/insight';

/** Milliseconds to wait before the analysis is reloaded after a lost socket. */
const AGAIN = 5000;

/** The available analysis of a finished game, and the seat from whose perspective it is shown. */
export class Insight {
  state = $state<AnalysisFrame['state']>('none');
  steps = $state.raw<AnalysedStep[]>([]);
  seat = $state(0);
  /** Whether the reader looks for better moves; `at` is the current moment and `tried` the wrong choices there. */
  finding = $state(false);
  at = $state(0);
  tried = $state.raw<string[]>([]);
  solved = $state(false);
  /** The last choice highlighted in the list. */
  pointed = $state<string | null>(null);
  notice = $state('');

  history = $state.raw<HistoryFrame | null>(null);
  /** The reader's own seat, if they played. */
  readonly you = $derived.by(() => {
    const seat = this.history?.seats.findIndex((one) => one.you) ?? -1;
    return seat < 0 ? null : seat;
  });
  readonly moments = $derived(this.history ? momentsOf(this.steps, this.seat, this.history.steps) : []);
  readonly known = $derived(this.state !== 'none' && this.state !== 'failed' && this.steps.length > 0);
  readonly thinking = $derived(this.state === 'waiting' || this.state === 'growing');

  /** Load the available analysis and subscribe to updates; return a function that unsubscribes. */
  follow(history: HistoryFrame): () => void {
    this.history = history;
    this.seat = this.you ?? 0;
    let timer = 0;
    let gone = false;
    let socket: WebSocket | null = null;
    const after = () => this.steps.at(-1)?.number ?? -1;
    const take = (frame: AnalysisFrame) => {
      this.state = frame.state;
      this.steps = [...this.steps, ...frame.steps];
    };
    const again = () => {
      if (!gone) timer = window.setTimeout(read, AGAIN);
    };
    const listen = () => {
      socket = openSocket(`/tables/${history.table}/games/${history.number}/analysis/socket?after=${after()}`);
      socket.onmessage = (message) => {
        const frame = JSON.parse(message.data as string) as AnalysisFrame | ErrorFrame;
        if (frame.kind === 'analysis') take(frame);
      };
      socket.onclose = () => this.thinking && again();
    };
    const read = async () => {
      const frame = await api.analysis(history.table, history.number, after()).catch(() => null);
      if (gone) return;
      if (frame) take(frame);
      if (!frame) again();
      else if (this.thinking) listen();
    };
    void read();
    return () => {
      gone = true;
      clearTimeout(timer);
      socket?.close();
    };
  }

  /** Start the search for a better move at this moment. */
  find(at: number): void {
    Object.assign(this, { finding: true, at, tried: [], solved: false, pointed: null });
  }

  /** Try a choice; one as good as the best solves the moment. */
  try(action: string): void {
    const moment = this.moments[this.at];
    const choice = moment?.step.choices.find((one) => one.action === action);
    if (!choice || this.solved || this.tried.includes(action) || action === moment!.made.action) return;
    this.tried = [...this.tried, action];
    this.solved = verdictOn(choice, moment!) === 'right';
  }

  /** Open a table that continues from a position; return its name. */
  async practise(at: number, seat: number): Promise<string | null> {
    const { table, number } = this.history!;
    try {
      this.notice = '';
      return (await api.practise(table, number, at, seat)).table;
    } catch (error) {
      this.notice = errorText(error);
      return null;
    }
  }
}
