import { beforeAll, expect, test } from 'vitest';
import { explanationText, promiseText } from '../src/words/advice_text';
import { setLanguage } from '../src/words/messages.svelte';

beforeAll(() => setLanguage('en'));

const TABLE = { names: ['You', 'Bob', 'Cleo'], you: 0 };

test.each([
  [0, 'You build 2 more cards.'],
  [1, 'Bob builds 2 more cards.'],
])('a reason speaks of the player who makes the choice (seat %s)', (seat, text) => {
  expect(explanationText({ label: 'advice-cards', args: { count: 2 } }, { ...TABLE, seat })).toBe(text);
});

test.each([
  [0, 1, 'Bob builds 2 fewer cards.'],
  [1, 0, 'You build 2 fewer cards.'],
  [1, 2, 'Cleo builds 2 fewer cards.'],
])('a reason names a rival and addresses the reader (seat %s, rival %s)', (seat, rival, text) => {
  expect(explanationText({ label: 'advice-rival', args: { seat: rival, count: 2 } }, { ...TABLE, seat })).toBe(text);
});

test('a stranger reads the names of all players', () => {
  const players = { names: ['Ann', 'Bob', 'Cleo'], you: null, seat: 1 };
  const told = explanationText({ label: 'advice-takeover', args: { seat: 0, kind: 'city' } }, players);
  expect(told).toBe('Ann’s city becomes Bob’s.');
});

test('a reason takes words from other messages', () => {
  const args = { seat: 1, kind: 'city', tiles: 2, more: 4 };
  expect(explanationText({ label: 'advice-rival-likely', args }, { ...TABLE, seat: 0 })).toBe(
    'Bob’s city is less likely to be completed (tiles that close it: 2).',
  );
});

test.each([
  [2.34, '54% to win, on average +2.3 points against the best rival (usually ± 11.8)'],
  [-2.34, '54% to win, on average −2.3 points against the best rival (usually ± 11.8)'],
])('a promise says how sure the win is and by how much (%s)', (margin, text) => {
  expect(promiseText({ action: 'bid 2', result: 0.541, margin, spread: 11.8, explanations: [] })).toBe(text);
});
