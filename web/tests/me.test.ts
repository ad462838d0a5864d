import { expect, test } from 'vitest';
import { inBrief, insights, levels, mean, runningMean } from '../src/me/luck';
import { mainRating, sparkline } from '../src/parts/rating';
import type { ResultFrame } from '../src/wire';

const result = (luck: number | null, choices: number | null) => ({ luck, choices }) as ResultFrame;

test('luck and choices come from analysed games alone, the oldest first', () => {
  const found = insights([result(2.5, -5), result(null, null), result(-5, 0)]);
  expect(found).toEqual([
    { luck: -5, choices: 0 },
    { luck: 2.5, choices: -5 },
  ]);
});

test('few games are told as a mean, many as a change', () => {
  const games = Array.from({ length: 12 }, (_, index) => ({ luck: 1.6, choices: index < 6 ? -11 : 2 }));
  expect(inBrief(games.slice(1))).toEqual({ luck: 2, choices: -4, before: null });
  expect(inBrief(games)).toEqual({ luck: 2, choices: 2, before: -11 });
});

test('choices are shown as the mean of the last six games', () => {
  const games = [0, -6, -12, -18, -24, -30, -60].map((choices) => ({ luck: 0, choices }));
  expect(runningMean(games)).toEqual([0, -3, -6, -9, -12, -15, -25]);
  expect(mean([1, 2, 6])).toBe(3);
});

test('the lines of the graph include zero and enclose everything', () => {
  expect(levels([])).toEqual([0, 5]);
  expect(levels([-18, 22])).toEqual([-20, -10, 0, 10, 20, 30]);
  expect(levels([-3, -42])).toEqual([-50, -40, -30, -20, -10, 0, 10]);
});

test('the rating of a game is that of the seats played most, once it is told', () => {
  const rating = (seats: number, games: number, told: number | null) => ({ seats, games, rating: told, recent: [] });
  expect(mainRating([rating(2, 9, null)])).toBeNull();
  expect(mainRating([rating(2, 12, 1480), rating(3, 30, 1510), rating(4, 40, null)])?.seats).toBe(3);
});

test('a line of ratings stays in its box', () => {
  expect(sparkline([1500, 1520, 1510], 90, 30)).toBe('M2.0 33.0L47.0 3.0L92.0 18.0');
  expect(sparkline([1500, 1500], 90, 30)).toBe('M2.0 3.0L92.0 3.0');
});
