import { describe, expect, test } from 'vitest';
import { agreed, changeRequest, clockName, CLOCKS, openRequest, type NewTableChoices } from '../src/pages/new_table';
import { movedRow, rowAt } from '../src/pages/row_mover.svelte';
import { ownSeat, yourTurn } from '../src/pages/table_summaries';
import type { TableFrame, TableSummaryFrame } from '../src/wire';

const CHOICES: NewTableChoices = {
  seats: 3,
  bot: 'greedy',
  opponents: 'bots',
  listed: true,
  clock: 'quick',
  hints: { bots: true, friends: false },
  options: { shuffle: 'full' },
  expansions: ['abbot'],
  speed: 'slow',
};

describe('a new table', () => {
  test('against bots begins at once, with one on every other seat, and is not listed', () => {
    expect(openRequest('carcassonne', CHOICES, 'en')).toEqual({
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
      bot_speed: 'slow',
      language: 'en',
      start: true,
      guided: true,
    });
  });

  test('with friends waits for them', () => {
    const request = openRequest('carcassonne', { ...CHOICES, opponents: 'friends' }, 'uk');
    expect(request).toMatchObject({
      bots: [],
      listed: true,
      hints: false,
      start: false,
      guided: false,
      language: 'uk',
    });
  });

  test('knows its clock by name, unless only programs ask for such a one', () => {
    for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName(clock)).toBe(name);
    expect(clockName({ days: 2, base: null, increment: 0 })).toBe('days');
    expect(clockName({ base: 77, increment: 1 })).toBeUndefined();
  });
});

describe('a table that is changed', () => {
  const frame = {
    seats: [{}, {}, {}],
    listed: true,
    hints: false,
    options: {},
    expansions: [],
    bot_speed: 'slow',
  } as unknown as TableFrame;

  test('keeps what the host leaves as it is', () => {
    const asked = changeRequest(agreed({ ...frame, time_control: CLOCKS.calm! }));
    expect(asked).toEqual({
      seats: 3,
      listed: true,
      hints: false,
      options: {},
      expansions: [],
      bot_speed: 'slow',
      clock: CLOCKS.calm,
    });
  });

  test('keeps a clock that only programs ask for', () => {
    expect(changeRequest(agreed({ ...frame, time_control: { base: 77 } }))).not.toHaveProperty('clock');
    expect(changeRequest({ ...agreed({ ...frame, time_control: { base: 77 } }), clock: 'none' }).clock).toBeNull();
  });
});

describe('a row that is dragged', () => {
  test('lands where as many others are above it', () => {
    expect([0, 35, 65, 200].map((y) => rowAt([10, 30, 60, 90], y, 1))).toEqual([0, 1, 2, 3]);
  });

  test('lets the others close up', () => {
    expect([movedRow(4, 0, 2), movedRow(4, 3, 1), movedRow(4, 1, 1)]).toEqual([
      [1, 2, 0, 3],
      [0, 3, 1, 2],
      [0, 1, 2, 3],
    ]);
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
