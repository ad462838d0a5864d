import { describe, expect, it } from 'vitest';
import { bars, betterThan, compared, hoursUntil, howItWent, labelled } from '../src/deals/comparison';
import type { DealFrame } from '../src/wire';

const DEAL = { points: [], yours: null } as unknown as DealFrame;
const yours = (score: number | null) => ({ score }) as DealFrame['yours'];

describe('the points of all', () => {
  it('are bars of one width, with yours among them', () => {
    expect(bars([10, 12, 12, 15], 12)).toEqual([
      { from: 10, count: 1, yours: false },
      { from: 11, count: 0, yours: false },
      { from: 12, count: 2, yours: true },
      { from: 13, count: 0, yours: false },
      { from: 14, count: 0, yours: false },
      { from: 15, count: 1, yours: false },
    ]);
    const wide = bars([-7, 120], null);
    expect(wide.length).toBeLessThanOrEqual(16);
    expect(wide[0]!.from).toBeLessThanOrEqual(-7);
    expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(bars([], null)).toEqual([]);
    expect(bars([], 5)).toEqual([{ from: 5, count: 0, yours: true }]);
  });
  it('have few labels', () => {
    const found = bars([0, 15], null);
    expect([...labelled(found)]).toEqual([0, 4, 8, 12]);
  });
  it('are told in per cent only where there are many', () => {
    const points = Array.from({ length: 20 }, (_, at) => 20 - at);
    expect(betterThan({ ...DEAL, points, yours: yours(20) })).toBe(95);
    expect(betterThan({ ...DEAL, points: points.slice(1), yours: yours(20) })).toBeNull();
    expect(betterThan({ ...DEAL, points, yours: yours(null) })).toBeNull();
    expect(betterThan({ ...DEAL, points })).toBeNull();
  });
});

describe('choices', () => {
  const decision = (round: number, made: Record<string, number>, own: string | null) => ({
    round,
    shown: ['tree-3'],
    yours: own,
    made,
  });
  it('are those in which people differed, rarest first', () => {
    const found = compared(
      ['0', '1', '2', '3', '4', '5'],
      [decision(1, { '0': 10 }, '0'), decision(2, { '0': 6, '3': 4 }, '0'), decision(3, { '0': 9, '2': 1 }, '2')],
    );
    expect(found.map(({ round, alike, rare, most }) => [round, alike, rare, most])).toEqual([
      [3, 1, true, '0'],
      [2, 6, false, '0'],
    ]);
    expect(found[0]!.bars.map(({ made, count, yours }) => [made, count, yours])).toEqual([
      ['0', 9, false],
      ['1', 0, false],
      ['2', 1, true],
      ['3', 0, false],
      ['4', 0, false],
      ['5', 0, false],
    ]);
  });
  it('have what anybody did where there is no range, most first, and yours that nobody else did', () => {
    const found = compared(undefined, [decision(4, { road: 1, city: 3 }, 'field')]);
    expect(found[0]!.bars.map(({ made }) => made)).toEqual(['city', 'road', 'field']);
    expect(found[0]).toMatchObject({ alike: 0, rare: true, yours: 'field', most: 'city', all: 4 });
  });
  it('come in their order for somebody who did not play', () => {
    const all = [decision(2, { a: 1, b: 1 }, null), decision(1, { a: 1, b: 3 }, null)];
    expect(compared(undefined, all).map(({ round }) => round)).toEqual([2, 1]);
  });
});

it('a margin says how it went', () => {
  expect([3, 0, -1].map(howItWent)).toEqual(['won', 'tied', 'lost']);
});

it('the time until the next game is told in hours and minutes', () => {
  expect(hoursUntil(22_319_000, 0)).toEqual({ hours: 6, minutes: 12 });
  expect(hoursUntil(0, 5)).toEqual({ hours: 0, minutes: 0 });
});
