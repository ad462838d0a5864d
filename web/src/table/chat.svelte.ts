import { keepLastSeen, lastSeen } from '../device/last_seen';
import { api } from '../server/api';
import { failureOf, refusalText } from '../words/error_text';
import { firstMessage } from '../words/messages.svelte';
import type { ChatFrame, ErrorFrame, Me, Say, SeatFrame } from '../wire';

type ChatMessage = Pick<Say, 'phrase' | 'text'>;
type Ask = (message: ChatMessage, answered: (error: ErrorFrame | null) => void) => void;

/** Return the text of a chat message: a phrase in the reader's language, or the typed text. */
export function chatText(said: ChatFrame): string {
  return said.phrase ? firstMessage([`web-phrase-${said.phrase}`]) : (said.text ?? '');
}

/** Another person at a table, with their seat if they have one. */
export interface Participant {
  guest: string;
  name: string;
  seat: number | null;
}

/** Return the other people at a table: those with a seat, and those who have written. */
export function otherPeople(seats: readonly SeatFrame[], chat: TableChat): Participant[] {
  const seated = seats.flatMap(({ guest, name, you }, seat) => (guest && !you ? [{ guest, name, seat }] : []));
  const heard = chat.others.map(({ guest, name }) => ({ guest: guest!, name, seat: null }));
  return [...new Map([...heard, ...seated].map((one) => [one.guest, one])).values()];
}

/** The chat of a table: the messages, the number of unread ones, and the functions to write and mute. */
export class TableChat {
  /** The latest message from somebody else since the page was opened. */
  latest = $state.raw<ChatFrame | null>(null);
  /** Why the last message or muting was refused, as a sentence. */
  notice = $state('');
  muted = $state.raw<ReadonlySet<string>>(new Set());
  #lines = $state.raw<ChatFrame[]>([]);
  #me = $state('');
  #read = $state(0);
  /** When the page was opened, by the server's clock. Older messages stay unannounced. */
  #came: number | null = null;
  #ask: Ask;

  lines = $derived(this.#lines.filter((said) => !this.muted.has(said.guest ?? '')));
  unread = $derived(this.lines.filter((said) => said.seq > this.#read && said.guest !== this.#me).length);

  others = $derived(this.#lines.filter((said) => said.guest && said.guest !== this.#me));

  constructor(
    readonly table: string,
    ask: Ask,
  ) {
    this.#ask = ask;
    this.#read = lastSeen('read', table);
  }

  isMine(said: ChatFrame): boolean {
    return said.guest === this.#me;
  }

  enter(me: Me): void {
    this.#me = me.guest;
    this.muted = new Set(me.muted);
  }

  came(now: number): void {
    this.#came ??= now;
  }

  /** Add a message. A known message replaces the previous one: its author's name or seat has changed. */
  hear(said: ChatFrame): void {
    const known = this.#lines.some((line) => line.seq === said.seq);
    const others = this.#lines
      .filter((line) => line.seq !== said.seq)
      .map((line) => (line.guest && line.guest === said.guest ? { ...line, name: said.name, seat: said.seat } : line));
    this.#lines = [...others, said].sort((one, other) => one.seq - other.seq);
    if (known) return;
    if (said.at > (this.#came ?? said.at) && !this.isMine(said) && !this.muted.has(said.guest ?? ''))
      this.latest = said;
  }

  /** Send a message; return whether the server accepted it. */
  say(message: ChatMessage): Promise<boolean> {
    this.notice = '';
    return new Promise((resolve) =>
      this.#ask(message, (error) => {
        if (error) this.notice = refusalText(error);
        resolve(!error);
      }),
    );
  }

  /** Mark all messages as read, and remember that on this device. */
  readAll(): void {
    const last = this.#lines.at(-1)?.seq ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    keepLastSeen('read', this.table, last);
  }

  /** As host, mute somebody for everybody, or unmute them. */
  async silence(guest: string, silenced: boolean): Promise<void> {
    this.notice = '';
    this.notice = await failureOf(() => api.silence(this.table, guest, silenced));
  }

  /** Mute somebody or unmute them; messages sent in between reappear. */
  async mute(guest: string, muted: boolean): Promise<void> {
    this.notice = '';
    this.notice = await failureOf(async () => {
      await api.mute(guest, muted);
      this.muted = new Set(muted ? [...this.muted, guest] : [...this.muted].filter((other) => other !== guest));
      if (!muted) for (const said of await api.chat(this.table)) this.hear(said);
    });
  }
}
