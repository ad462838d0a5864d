import type { ResultFrame } from '../wire';

/** Luck and choices of one game, in hundredths of a win; choices are what the best ones promised more, so never above 0. */
export interface Insight {
  luck: number;
  choices: number;
}

const MEAN_OF = 6;

/** The insight of those results that have been analysed, the oldest first. */
export function insights(results: readonly ResultFrame[]): Insight[] {
  return [...results]
    .reverse()
    .flatMap(({ luck, cost }) => (luck === null || cost === null ? [] : [{ luck: 100 * luck, choices: -100 * cost }]));
}

/** After each game the mean of the choices of the last six. */
export function runningMean(all: readonly Insight[]): number[] {
  return all.map((_, index) => mean(all.slice(Math.max(0, index - MEAN_OF + 1), index + 1).map((one) => one.choices)));
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
