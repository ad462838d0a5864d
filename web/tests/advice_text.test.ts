import { beforeAll, expect, test } from 'vitest';
import { explanationText, promiseText } from '../src/words/advice_text';
import { setLanguage } from '../src/words/messages.svelte';

beforeAll(() => setLanguage('en'));

test('a reason names the other player', () => {
  const told = explanationText({ label: 'advice-rival', args: { seat: 1, count: 2 } }, ['Ann', 'Bob']);
  expect(told).toBe('Bob builds 2 fewer cards.');
});

test('a reason takes words from other messages', () => {
  const args = { seat: 1, kind: 'city', tiles: 2, more: 4 };
  expect(explanationText({ label: 'advice-rival-likely', args }, ['Ann', 'Bob'])).toBe(
    'Bob’s city is less likely to be completed (tiles that close it: 2).',
  );
});

test.each([
  [2.34, '54% to win, on average +2.3 points (± 11.8)'],
  [-2.34, '54% to win, on average −2.3 points (± 11.8)'],
])('a promise says how sure the win is and by how much (%s)', (margin, text) => {
  expect(promiseText({ action: 'bid 2', result: 0.541, margin, spread: 11.8, explanations: [] })).toBe(text);
});
