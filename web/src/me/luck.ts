import type { ResultFrame } from '../wire';

/** Luck and choices of one game, in points; with the choices of the best bot they would be about 0. */
export interface Insight {
  luck: number;
  choices: number;
}

const MEAN_OF = 6;
/** With this many games or more, it is shown how choices have changed. */
const LONG = 2 * MEAN_OF;

/** The insight of those results that have been analysed, the oldest first. */
export function insights(results: readonly ResultFrame[]): Insight[] {
  return [...results]
    .reverse()
    .flatMap(({ luck, choices }) => (luck === null || choices === null ? [] : [{ luck, choices }]));
}

/** After each game the mean of the choices of the last six. */
export function runningMean(all: readonly Insight[]): number[] {
  return all.map((_, index) => mean(all.slice(Math.max(0, index - MEAN_OF + 1), index + 1).map((one) => one.choices)));
}

/** What the games come to in whole points: luck a game, and choices, as they were and are, or on average where games are few. */
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

/** A step between lines so that there are about five, and the lowest and highest line around these numbers. */
export function levels(numbers: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const step = [5, 10, 20, 50, 100].find((size) => (high - low) / size <= 5) ?? 200;
  const [first, last] = [Math.floor(low / step), Math.max(1, Math.ceil(high / step))];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
