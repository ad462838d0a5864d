import { describe, expect, test } from 'vitest';
import { t } from '../src/words/messages.svelte';
import { botName, distinctNames, gameName, nameOf, roundName, seatNames } from '../src/words/names';
import { tableName } from '../src/pages/table_name';
import type { SeatFrame } from '../src/wire';

const SEAT = {
  program: false,
  away: false,
  online: true,
  you: false,
  host: false,
  gone_since: null,
  bot_plays: null,
  flags: 0,
} as const;
const person = (name: string): SeatFrame => ({
  name,
  guest: `guest of ${name}`,
  bot: null,
  ...SEAT,
});
const bot = (kind: string): SeatFrame => ({
  name: kind,
  guest: null,
  bot: kind,
  ...SEAT,
});
const free: SeatFrame = { name: '', guest: null, bot: null, ...SEAT, online: false };

describe('names at a table', () => {
  test('people of one name are numbered', () => {
    expect(seatNames([person('Ada'), person('Ada'), person('Ben'), person('Ada')])).toEqual([
      'Ada',
      'Ada 2',
      'Ben',
      'Ada 3',
    ]);
  });

  test('a program that plays from outside shows as a bot', () => {
    expect(seatNames([{ ...person('Deep Blue'), program: true }])).toEqual([t('web-program', { name: 'Deep Blue' })]);
  });

  test('people without a name are guests', () => {
    expect(seatNames([person(''), person('')])).toEqual(['Guest', 'Guest 2']);
  });

  test('free seats are not numbered', () => {
    expect(new Set(seatNames([free, free])).size).toBe(1);
  });

  test('bots of one kind have names of their own, and are numbered when those run out', () => {
    const family = t('bot-uniform-family').split(', ');
    expect(family).toHaveLength(3);
    expect(seatNames(Array.from({ length: 5 }, () => bot('uniform')))).toEqual(['Pip', ...family, 'Pip 5']);
  });

  test('a bot nobody has named goes by its kind', () => {
    expect(distinctNames(['stone', 'stone'], ['', ''])).toEqual(['stone', 'stone 2']);
  });

  test('the reader is you', () => {
    expect([0, 1].map((seat) => nameOf(seat, ['Ada', 'Ben'], 1))).toEqual(['Ada', 'You']);
  });
});

test('games, rounds and bots are named in words where there are some', () => {
  expect([gameName('five-towers'), gameName('pebbles')]).toEqual(['5 Towers', 'pebbles']);
  expect([roundName('five-towers', 3), roundName('carcassonne', 3)]).toEqual(['Round 3', 'Turn 3']);
  expect([botName('uniform'), botName('stone')]).toEqual(['Pip', 'stone']);
});

describe('the name of a table', () => {
  test.each([
    'http://127.0.0.1:8000/t/abc-DEF_9',
    'abc-DEF_9',
    '  http://127.0.0.1:8000/t/abc-DEF_9?x=1 ',
    'http://127.0.0.1:8000/t/abc-DEF_9/1/replay',
    'http://127.0.0.1:8000/t/abc-DEF_9#here',
  ])('is found in %s', (text) => expect(tableName(text)).toBe('abc-DEF_9'));

  test.each(['the table of Ben', '', 'http://127.0.0.1:8000/', '?x=1'])('is not found in %s', (text) =>
    expect(tableName(text)).toBeUndefined(),
  );
});
