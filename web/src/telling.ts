import type { Event, MoveFrame, ScoreLine, SeatFrame } from './wire';
import { either, has, listed, t, type Arguments } from './words.svelte';

/** How a game puts details of its events into words of its own. */
export type Phrases = (event: Event) => Arguments;

/** A line of the log: what happened, and who did it. */
export interface Line {
  key: string;
  /** How many actions there are with the one that caused it. */
  version: number;
  seat: number | null;
  text: string;
}

/** What a bot is called. */
export function botName(bot: string): string {
  return has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** What a game is called. */
export function gameName(game: string): string {
  return has(`web-game-${game}`) ? t(`web-game-${game}`) : game;
}

/** What a part of a game is called: a turn, or what the game has instead. */
export function chapterName(game: string, number: number): string {
  return either([`web-chapter-${game}`, 'web-chapter'], { number });
}

/** What each seat is called. Several bots of one kind have names of their own, people of one name are numbered. */
export function seatNames(seats: readonly SeatFrame[]): string[] {
  const given = seats.map((seat) => seat.name || (seat.guest ? t('web-guest') : t('web-seat-free')));
  const people = given.map((name, seat) => {
    const earlier = given.slice(0, seat).filter((other, at) => other === name && seats[at]!.guest).length;
    return earlier && seats[seat]!.guest ? `${name} ${earlier + 1}` : name;
  });
  return named(
    seats.map((seat) => seat.bot),
    people,
  );
}

/** Names by seat: a bot's from its kind, with the next of its family for every further one, and everybody else's as given. */
export function named(bots: readonly (string | null)[], names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const bot = bots[seat];
    if (!bot) return name;
    const earlier = bots.slice(0, seat).filter((other) => other === bot).length;
    const family = has(`web-bot-${bot}-family`) ? t(`web-bot-${bot}-family`).split(', ') : [];
    return earlier ? (family[earlier - 1] ?? `${botName(bot)} ${earlier + 1}`) : botName(bot);
  });
}

/** What a seat is called by whoever looks: a name, or you. */
export function nameOf(seat: number, names: readonly string[], you: number | null): string {
  return seat === you ? t('player-you') : names[seat]!;
}

/** An event as a sentence; `you` is the reader's seat. */
export function tell(event: Event, names: readonly string[], you: number | null, phrases: Phrases): string {
  const { kind, seat, ...details } = event;
  const who: Arguments = typeof seat === 'number' ? { name: names[seat]!, you: seat === you ? 'yes' : 'no' } : {};
  const plain = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, phrase(value)]));
  return either([`event-${kind}`], { ...plain, ...who, ...phrases(event) });
}

function phrase(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return String(value);
  if (value.length && typeof value[0] === 'object')
    return listed((value as ScoreLine[]).map((line) => t(line.label, line.args)));
  return value.join(',');
}

/** What the moves caused, one line an event. */
export function logLines(
  moves: readonly MoveFrame[],
  names: readonly string[],
  you: number | null,
  phrases: Phrases,
): Line[] {
  return moves.flatMap((move) =>
    (move.events as Event[]).map((event, index) => ({
      key: `${move.version}-${index}`,
      version: move.version,
      seat: typeof event.seat === 'number' ? event.seat : null,
      text: tell(event, names, you, phrases),
    })),
  );
}
