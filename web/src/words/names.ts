import { firstMessage, has, joinList, t } from './messages.svelte';
import type { SeatFrame } from '../wire';

/** Return the name of a bot. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Return the name of a game. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game;
}

/** Return the name of an expansion. */
export function expansionName(expansion: string): string {
  return has(`web-expansion-${expansion}`) ? t(`web-expansion-${expansion}`) : expansion;
}

/** Return the name of a round or turn. */
export function roundName(game: string, number: number): string {
  return firstMessage([`web-round-${game}`, 'web-round'], { number });
}

/** Return the name of each seat. Bots of one kind get different names; people with the same name are numbered. */
export function seatNames(seats: readonly SeatFrame[]): string[] {
  const given = seats.map((seat) => seat.name || (seat.guest ? t('web-guest') : t('web-seat-free')));
  const people = given.map((name, seat) => {
    const earlier = given.slice(0, seat).filter((other, at) => other === name && seats[at]!.guest).length;
    return earlier && seats[seat]!.guest ? `${name} ${earlier + 1}` : name;
  });
  return distinctNames(
    seats.map((seat) => seat.bot),
    people.map((name, seat) => (seats[seat]!.program ? t('web-program', { name }) : name)),
  );
}

/** Return a name per seat: each bot gets the next unused name of its kind; people keep theirs. */
export function distinctNames(bots: readonly (string | null)[], names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const bot = bots[seat];
    if (!bot) return name;
    const earlier = bots.slice(0, seat).filter((other) => other === bot).length;
    const family = has(`bot-${bot}-family`) ? t(`bot-${bot}-family`).split(', ') : [];
    return earlier ? (family[earlier - 1] ?? `${botName(bot)} ${earlier + 1}`) : botName(bot);
  });
}

/** Return a seat's name for the middle of a sentence: `you` for the reader's own. */
export function listedName(seat: number, names: readonly string[], you: number | null): string {
  return seat === you ? t('player-you-listed') : names[seat]!;
}

/** List the names of these seats in the middle of a sentence, the reader last: `Ada and you`. */
export function listNames(seats: readonly number[], names: readonly string[], you: number | null): string {
  const others = seats.filter((seat) => seat !== you);
  const all = others.length < seats.length ? [...others, you!] : others;
  return joinList(all.map((seat) => listedName(seat, names, you)));
}

/** Return a seat's name as the reader sees it: `You` for their own. */
export function nameOf(seat: number, names: readonly string[], you: number | null): string {
  return seat === you ? t('player-you') : names[seat]!;
}
