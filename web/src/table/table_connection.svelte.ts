import { api, me, openSocket } from '../server/api';
import { errorText, Refusal, refusalText } from '../words/error_text';
import { TableChat } from './chat.svelte';
import { addEntropy } from '../server/entropy';
import { serverTime } from '../server/server_time.svelte';
import { type Survey, wholeSurvey } from './survey_changes';
import type {
  Act,
  Back,
  ChatFrame,
  Decline,
  DoneFrame,
  ErrorFrame,
  MoveFrame,
  PresenceFrame,
  Propose,
  Say,
  TableFrame,
  TakeBack,
} from '../wire';

type Request = Act | TakeBack | Say | Propose | Decline | Back;
type Proposal = Propose['what'];
type Answered = (error: ErrorFrame | null) => void;
type ServerFrame = TableFrame | PresenceFrame | ChatFrame | DoneFrame | ErrorFrame;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** The time in milliseconds after which a socket without a response counts as lost. */
const ANSWER_WITHIN = 8000;
const BACK_SHOWN = 2000;
const REFUSED = 4400;

/** Return a unique id. Pages served over plain HTTP have no randomUUID. */
function newRequest(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A table's connection: the latest frame, the moves so far, and the actions of the viewer. It reconnects automatically and resends unanswered
 * requests.
 */
export class TableConnection {
  frame = $state.raw<TableFrame | null>(null);
  moves = $state.raw<MoveFrame[]>([]);
  state = $state<'connecting' | 'open' | 'lost' | 'back'>('connecting');
  /** The reason for the last refusal, as a sentence. */
  notice = $state<string | null>(null);
  /** The rule that forbids the last refused action. */
  rule = $state<string | null>(null);
  /** The error to show instead of the table, as a sentence. */
  failure = $state<string | null>(null);
  busy = $state(false);
  /** Called with new moves, in order. */
  onmoves: (moves: MoveFrame[]) => void = () => {};
  /** Called when a move was taken back. */
  onundo: () => void = () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { request: Request; answered: Answered }>();
  #rest: string[] = [];
  #asked = false;
  #done = 0;
  #attempts = 0;
  #timer = 0;
  #watch = 0;
  #left = false;
  /** The last survey of this socket; later ones are diffs. */
  #survey: Survey | null = null;

  readonly chat: TableChat;

  /** With `screen`, see what strangers see, without a presence at the table. */
  constructor(
    readonly table: string,
    readonly screen = false,
  ) {
    this.chat = new TableChat(table, (message, answered) =>
      this.#request({ kind: 'say', ...message, request: newRequest() }, answered),
    );
    addEventListener('online', this.#retry);
    addEventListener('offline', this.#drop);
    void this.#connect();
  }

  /** Play these actions in order, each once the result of the previous one is shown. A refusal ends the series. */
  act(...actions: string[]): void {
    const [action, ...rest] = actions;
    if (!this.frame || action === undefined) return;
    this.#rest = rest;
    this.#play({ kind: 'act', version: this.frame.version, action, request: newRequest() });
  }

  takeBack(): void {
    this.#rest = [];
    if (this.frame) this.#play({ kind: 'take-back', version: this.frame.version, request: newRequest() });
  }

  /** Propose something to the others, or accept a proposal. */
  propose(what: Proposal, seat: number | null): void {
    this.#ask({ kind: 'propose', what, seat, request: newRequest() });
  }

  decline(what: Proposal, seat: number | null): void {
    this.#ask({ kind: 'decline', what, seat, request: newRequest() });
  }

  /** Take the seat back from a bot. */
  back(): void {
    this.#ask({ kind: 'back', request: newRequest() });
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    removeEventListener('online', this.#retry);
    removeEventListener('offline', this.#drop);
    this.#socket?.close();
  }

  #refused(error: ErrorFrame): void {
    this.notice = refusalText(error);
    this.rule = error.rule ?? null;
  }

  #play(request: Act | TakeBack): void {
    this.notice = null;
    this.busy = this.#asked = true;
    this.#request(request, (error) => {
      this.#asked = false;
      if (error) {
        this.#rest = [];
        this.#refused(error);
      }
      this.#goOn();
    });
  }

  #ask(request: Request): void {
    this.notice = null;
    this.#request(request, (error) => {
      if (error) this.#refused(error);
    });
  }

  #request(request: Request, answered: Answered): void {
    this.#waiting.set(request.request!, { request, answered });
    this.#send(request);
  }

  /** Send a request; reconnect on timeout. Unanswered requests are resent with the same id, so that the server applies them once. */
  #send(request: Request): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(request));
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(this.#drop, ANSWER_WITHIN);
  }

  async #connect(): Promise<void> {
    try {
      this.chat.enter(await me());
    } catch (error) {
      if (error instanceof Refusal && error.code === 'guest/not-invited') this.failure = errorText(error);
      else this.#lost();
      return;
    }
    if (this.#left) return;
    const socket = openSocket(
      `/tables/${this.table}/socket?changes=true&screen=${this.screen}&after=${this.frame?.version ?? -1}`,
    );
    this.#socket = socket;
    this.#survey = null;
    serverTime.restart();
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data as string) as ServerFrame);
    socket.onclose = (closed) => {
      if (this.#socket !== socket || this.#left) return;
      if (closed.code === REFUSED) this.failure = refusalText({ code: closed.reason });
      else this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    clearTimeout(this.#watch);
    if (this.#attempts || this.frame) this.state = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.7 + Math.random() * 0.6);
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#connect(), wait);
  }

  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  #retry = (): void => {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    void this.#connect();
  };

  #receive(frame: ServerFrame): void {
    if (this.state !== 'open') this.#opened();
    if ('now' in frame) serverTime.measure(frame.now);
    if (frame.kind === 'table') this.#complete(frame);
    else if (frame.kind === 'presence') this.#meet(frame);
    else if (frame.kind === 'chat') this.chat.hear(frame);
    else this.#answered(frame);
  }

  #opened(): void {
    const again = this.state === 'lost';
    this.#attempts = 0;
    this.state = again ? 'back' : 'open';
    if (again) setTimeout(() => this.state === 'back' && (this.state = 'open'), BACK_SHOWN);
    this.#waiting.forEach(({ request }) => this.#send(request));
  }

  #answered(answer: DoneFrame | ErrorFrame): void {
    const asked = this.#waiting.get(answer.request ?? '');
    this.#waiting.delete(answer.request ?? '');
    if (!this.#waiting.size) clearTimeout(this.#watch);
    const error = answer.kind === 'error' ? answer : null;
    if (answer.kind === 'done') this.#done = answer.version;
    if (asked) asked.answered(error);
    else if (error) this.#refused(error);
  }

  /** Play the next action of the series once both the response and the new view have arrived, in either order. */
  #goOn(): void {
    if (this.#asked || !this.frame || this.frame.version < this.#done) return;
    this.busy = false;
    if (this.#rest.length) this.act(...this.#rest);
  }

  /** Apply a frame with its complete survey; request the full survey if the diff does not apply. */
  #complete(frame: TableFrame): void {
    const survey = frame.survey as Survey | null;
    this.#survey = survey && wholeSurvey(survey, this.#survey);
    if (survey && !this.#survey) this.#socket?.send(JSON.stringify({ kind: 'refresh' }));
    else this.#show({ ...frame, survey: this.#survey });
  }

  #show(frame: TableFrame): void {
    const before = this.frame;
    this.chat.came(frame.now);
    if (before && frame.version < before.version) return;
    const fresh = !before || before.number !== frame.number || (before.view === null && frame.view !== null);
    const expected = (before?.version ?? 0) + frame.moves.length;
    this.frame = frame;
    addEntropy(frame);
    // opening the table takes the seat back from a bot that the viewer asked to play
    if (!before && frame.seats.some((seat) => seat.you && seat.bot_plays === 'asked')) this.back();
    if (fresh) this.moves = frame.moves;
    else if (expected === frame.version) this.#add(frame.moves);
    else {
      this.onundo();
      void this.#reread();
    }
    this.#goOn();
  }

  /** Apply a presence update. */
  #meet({ kind: _, seats, ...rest }: PresenceFrame): void {
    if (!this.frame || this.frame.seats.length !== seats.length) return;
    const present = this.frame.seats.map((seat, number) => ({ ...seat, ...seats[number] }));
    this.frame = { ...this.frame, seats: present, ...rest };
  }

  #add(moves: MoveFrame[]): void {
    if (!moves.length) return;
    this.moves = [...this.moves, ...moves];
    this.onmoves(moves);
  }

  /** Reload the moves after an undo. */
  async #reread(): Promise<void> {
    const whole = await api.table(this.table).catch(() => null);
    if (whole && whole.version >= (this.frame?.version ?? 0)) this.moves = whole.moves;
  }
}
