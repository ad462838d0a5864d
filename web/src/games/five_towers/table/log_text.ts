import { type LogLine, logLines } from '../../../words/log_text';
import { type Arguments, joinList } from '../../../words/messages.svelte';
import type { Event, MoveFrame } from '../../../wire';
import { cardText } from '../cards/reasons';

/** Return the cards of an event as text. */
export function eventArguments(event: Event): Arguments {
  const words: Arguments = {};
  if (typeof event.card === 'string') words.card = cardText(event.card);
  if (Array.isArray(event.cards)) words.cards = joinList((event.cards as string[]).map(cardText));
  return words;
}

/** Merge consecutive reveals into one that names all cards. */
function gathered(moves: readonly MoveFrame[]): MoveFrame[] {
  const result: MoveFrame[] = [];
  for (const move of moves) {
    const event = move.events[0] as Event | undefined;
    const before = result.at(-1)?.events[0] as Event | undefined;
    const cards: string[] = before?.kind === 'revealed' ? before.cards : [];
    if (event?.kind === 'revealed') {
      if (cards.length) result.pop();
      result.push({ ...move, events: [{ kind: 'revealed', cards: [...cards, event.card] }] });
    } else result.push(move);
  }
  return result;
}

/** Return the lines of the log. */
export function lines(moves: readonly MoveFrame[], names: readonly string[], you: number | null): LogLine[] {
  return logLines(gathered(moves), names, you, eventArguments);
}

/** Return the moves since the cards of this round were revealed. */
export function thisRound(moves: readonly MoveFrame[]): MoveFrame[] {
  const last = moves.findLastIndex((move) => (move.events as Event[]).some((event) => event.kind === 'revealed'));
  const first = moves
    .slice(0, last + 1)
    .findLastIndex((move) => !(move.events as Event[]).some((event) => event.kind === 'revealed'));
  return moves.slice(first + 1);
}

/** Return the log lines of an action; for a bid or pass also the winner of the auction. */
export function toldOf(all: readonly LogLine[], at: number): LogLine[] {
  const own = all.filter((line) => line.version === at);
  if (own.some(({ event }) => !['bid', 'passed'].includes(String(event?.kind)))) return own;
  const [next] = all.filter(({ version, event }) => version > at && ['won', 'revealed'].includes(String(event?.kind)));
  return next?.event?.kind === 'won' ? [...own, next] : own;
}
