import type { ResultFrame } from '../wire';

/** Luck and choices of one game, in points. For the best bot, choices would average about 0. */
export interface Insight {
  luck: number;
  choices: number;
}

const MEAN_OF = 6;
/** The minimum number of games for which the summary compares early with recent choices. */
const LONG = 2 * MEAN_OF;

/** Return the insights of the analysed results, oldest first. */
export function insights(results: readonly ResultFrame[]): Insight[] {
  return [...results]
    .reverse()
    .flatMap(({ luck, choices }) => (luck === null || choices === null ? [] : [{ luck, choices }]));
}

/** Return the moving average of choices over the last six games. */
export function runningMean(all: readonly Insight[]): number[] {
  return all.map((_, index) => mean(all.slice(Math.max(0, index - MEAN_OF + 1), index + 1).map((one) => one.choices)));
}

/** Summarise the games in whole points: mean luck, and choices. With enough games, `choices` covers the recent games and `before` the first ones. */
export function inBrief(all: readonly Insight[]): { luck: number; choices: number; before: number | null } {
  const line = runningMean(all);
  const long = all.length >= LONG;
  return {
    luck: Math.round(mean(all.map((one) => one.luck))),
    choices: Math.round(long ? line.at(-1)! : mean(all.map((one) => one.choices))),
    before: long ? Math.round(line[MEAN_OF - 1]!) : null,
  };
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Return about five grid lines at round values that cover these numbers. */
export function levels(numbers: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const step = [5, 10, 20, 50, 100].find((size) => (high - low) / size <= 5) ?? 200;
  const [first, last] = [Math.floor(low / step), Math.max(1, Math.ceil(high / step))];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
