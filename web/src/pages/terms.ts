import type { Clock, OpenTable } from '../wire';

/** What a person wishes for a new table. */
export interface Wishes {
  seats: number;
  bot: string;
  company: 'bots' | 'friends';
  listed: boolean;
  clock: string;
  /** Whether hints are allowed, as one wishes it for each company. */
  hints: Record<'bots' | 'friends', boolean>;
  options: Record<string, string>;
  expansions: string[];
}

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { base: 300, increment: 10 },
  calm: { base: 900, increment: 30 },
  days: { days: 2 },
};

/** The clock of a table by its name here; undefined for one that only programs ask for. */
export function clockName(clock: Clock | null): string | undefined {
  const same = (one: Clock | null) =>
    one?.base == clock?.base && (one?.increment ?? 0) === (clock?.increment ?? 0) && one?.days == clock?.days;
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name]!));
}

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
    hints: wishes.hints[wishes.company],
    start: alone,
  };
}
