import type { ChangeTerms, Clock, OpenTable, TableFrame } from '../wire';

export type BotSpeed = TableFrame['bot_speed'];
export const BOT_SPEEDS: readonly BotSpeed[] = ['slow', 'normal', 'at-once'];

/** The settings chosen for a new table. */
export interface NewTableChoices {
  seats: number;
  bot: string;
  opponents: 'bots' | 'friends';
  listed: boolean;
  clock: string;
  /** Whether hints are allowed; games against bots and against friends have separate defaults. */
  hints: Record<'bots' | 'friends', boolean>;
  options: Record<string, string>;
  expansions: string[];
  speed: BotSpeed;
}

/** The settings that the host can change before a game. */
export type TableChanges = Pick<NewTableChoices, 'seats' | 'listed' | 'clock' | 'options' | 'expansions' | 'speed'> & {
  hints: boolean;
};

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { base: 300, increment: 10 },
  calm: { base: 900, increment: 30 },
  days: { days: 2 },
};

/** Return whether all, some or none of the known expansions are chosen. */
export function extent(known: readonly string[], chosen: readonly string[]): 'all' | 'some' | 'none' {
  if (!chosen.length) return 'none';
  return known.every((expansion) => chosen.includes(expansion)) ? 'all' : 'some';
}

/** Return the name of a time control; undefined if it is not one of the presets. */
export function clockName(clock: Clock | null): string | undefined {
  const same = (one: Clock | null) =>
    one?.base == clock?.base && (one?.increment ?? 0) === (clock?.increment ?? 0) && one?.days == clock?.days;
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name]!));
}

/** Return the request that opens the table: bots fill the other seats and the game starts, or the seats stay open for friends. */
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
    guided: alone,
  };
}

/** Return the current settings of a table for editing. A clock that is not a preset has no name. */
export function agreed(frame: TableFrame): TableChanges {
  const { options, listed, hints, expansions, bot_speed: speed, seats } = frame;
  const clock = clockName(frame.time_control) ?? '';
  return { seats: seats.length, listed, hints, clock, options: { ...options }, expansions: [...expansions], speed };
}

/** Return the request that changes a table; a clock that is not a preset stays unchanged. */
export function changeRequest({ speed, clock, ...rest }: TableChanges): ChangeTerms {
  return { ...rest, bot_speed: speed, ...(clock ? { clock: CLOCKS[clock]! } : {}) };
}
