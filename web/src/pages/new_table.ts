import type { ChangeTerms, Clock, OpenTable, TableFrame } from '../wire';

export type BotSpeed = TableFrame['bot_speed'];
export const BOT_SPEEDS: readonly BotSpeed[] = ['slow', 'normal', 'at-once'];

/** What a person has chosen for a new table. */
export interface NewTableChoices {
  seats: number;
  bot: string;
  opponents: 'bots' | 'friends';
  listed: boolean;
  clock: string;
  /** Whether hints are allowed: each kind of opponents has its own default. */
  hints: Record<'bots' | 'friends', boolean>;
  options: Record<string, string>;
  expansions: string[];
  speed: BotSpeed;
}

/** What the host can change before a game. */
export type TableChanges = Pick<NewTableChoices, 'seats' | 'listed' | 'clock' | 'options' | 'expansions' | 'speed'> & {
  hints: boolean;
};

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { base: 300, increment: 10 },
  calm: { base: 900, increment: 30 },
  days: { days: 2 },
};

/** How many of the known expansions are chosen. */
export function extent(known: readonly string[], chosen: readonly string[]): 'all' | 'some' | 'none' {
  if (!chosen.length) return 'none';
  return known.every((expansion) => chosen.includes(expansion)) ? 'all' : 'some';
}

/** The name of a table's clock; undefined for a clock that the page does not offer. */
export function clockName(clock: Clock | null): string | undefined {
  const same = (one: Clock | null) =>
    one?.base == clock?.base && (one?.increment ?? 0) === (clock?.increment ?? 0) && one?.days == clock?.days;
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name]!));
}

/** The request that opens the table: bots fill the other seats and the game begins, or the seats wait for friends. */
export function openRequest(game: string, chosen: NewTableChoices, language: string | null = null): OpenTable {
  const alone = chosen.opponents === 'bots';
  const others = Array.from({ length: chosen.seats - 1 }, (_, index) => index + 1);
  return {
    game,
    seats: chosen.seats,
    options: { ...chosen.options },
    expansions: [...chosen.expansions],
    clock: CLOCKS[chosen.clock] ?? null,
    bots: alone ? others.map((seat) => ({ seat, bot: chosen.bot })) : [],
    listed: !alone && chosen.listed,
    hints: chosen.hints[chosen.opponents],
    bot_speed: chosen.speed,
    language,
    start: alone,
  };
}

/** A table as it was agreed on, to be changed. A clock that the page does not offer has no name. */
export function agreed(frame: TableFrame): TableChanges {
  const { options, listed, hints, expansions, bot_speed: speed, seats } = frame;
  const clock = clockName(frame.time_control) ?? '';
  return { seats: seats.length, listed, hints, clock, options: { ...options }, expansions: [...expansions], speed };
}

/** The request that changes a table; a clock that has no name stays. */
export function changeRequest({ speed, clock, ...rest }: TableChanges): ChangeTerms {
  return { ...rest, bot_speed: speed, ...(clock ? { clock: CLOCKS[clock]! } : {}) };
}
