import type { Clock, OpenTable } from '../wire';

/** What a person wishes for a new table. */
export interface Wishes {
  seats: number;
  bot: string;
  company: 'bots' | 'friends';
  listed: boolean;
  clock: string;
  options: Record<string, string>;
  expansions: string[];
}

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { base: 300, increment: 10 },
  calm: { base: 900, increment: 30 },
  days: { days: 2 },
};

/** The wishes as the house takes them: bots fill the other seats and the game begins, or the seats wait for friends. */
export function terms(game: string, wishes: Wishes): OpenTable {
  const alone = wishes.company === 'bots';
  const others = Array.from({ length: wishes.seats - 1 }, (_, index) => index + 1);
  return {
    game,
    seats: wishes.seats,
    options: { ...wishes.options },
    expansions: [...wishes.expansions],
    clock: CLOCKS[wishes.clock] ?? null,
    bots: alone ? others.map((seat) => ({ seat, bot: wishes.bot })) : [],
    listed: !alone && wishes.listed,
    start: alone,
  };
}
