import { describe, expect, test } from 'vitest';
import { clockName, CLOCKS, openRequest, type NewTableChoices } from '../src/pages/new_table';
import { ownSeat, yourTurn } from '../src/pages/table_summaries';
import type { TableSummaryFrame } from '../src/wire';

const CHOICES: NewTableChoices = {
  seats: 3,
  bot: 'greedy',
  opponents: 'bots',
  listed: true,
  clock: 'quick',
  hints: { bots: true, friends: false },
  options: { shuffle: 'full' },
  expansions: ['abbot'],
};

describe('a new table', () => {
  test('against bots begins at once, with one on every other seat, and is not listed', () => {
    expect(openRequest('carcassonne', CHOICES)).toEqual({
      game: 'carcassonne',
      seats: 3,
      options: { shuffle: 'full' },
      expansions: ['abbot'],
      clock: { base: 300, increment: 10 },
      bots: [
        { seat: 1, bot: 'greedy' },
        { seat: 2, bot: 'greedy' },
      ],
      listed: false,
      hints: true,
      start: true,
    });
  });

  test('with friends waits for them', () => {
    const request = openRequest('carcassonne', { ...CHOICES, opponents: 'friends' });
    expect(request).toMatchObject({ bots: [], listed: true, hints: false, start: false });
  });

  test('knows its clock by name, unless only programs ask for such a one', () => {
    for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName(clock)).toBe(name);
    expect(clockName({ days: 2, base: null, increment: 0 })).toBe('days');
    expect(clockName({ base: 77, increment: 1 })).toBeUndefined();
  });
});

describe('a table in a list', () => {
  const summary = (turn: number | null) =>
    ({ details: { guests: ['a', null, 'b', 'a'], turn } }) as unknown as TableSummaryFrame;

  test('waits for a guest on any of their seats', () => {
    expect([0, 2, 3, null].map((turn) => yourTurn(summary(turn), 'a'))).toEqual([true, false, true, false]);
  });

  test('tells the first seat of a guest', () => {
    expect([ownSeat(summary(0), 'b'), ownSeat(summary(0), 'c')]).toEqual([2, -1]);
  });
});
