import { firstMessage, has, t } from './messages.svelte';
import type { SeatFrame } from './wire';

/** What a bot is called. */
export function botName(bot: string): string {
  return has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** What a game is called. */
export function gameName(game: string): string {
  return has(`web-game-${game}`) ? t(`web-game-${game}`) : game;
}

/** What a part of a game is called: a turn, or what the game has instead. */
export function roundName(game: string, number: number): string {
  return firstMessage([`web-round-${game}`, 'web-round'], { number });
}

/** What each seat is called. Several bots of one kind have names of their own, people of one name are numbered. */
export function seatNames(seats: readonly SeatFrame[]): string[] {
  const given = seats.map((seat) => seat.name || (seat.guest ? t('web-guest') : t('web-seat-free')));
  const people = given.map((name, seat) => {
    const earlier = given.slice(0, seat).filter((other, at) => other === name && seats[at]!.guest).length;
    return earlier && seats[seat]!.guest ? `${name} ${earlier + 1}` : name;
  });
  return distinctNames(
    seats.map((seat) => seat.bot),
    people,
  );
}

/** Names by seat: a bot's from its kind, with the next of its family for every further one, and everybody else's as given. */
export function distinctNames(bots: readonly (string | null)[], names: readonly string[]): string[] {
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
