import { expect, test } from 'vitest';
import { commentOn, type Decision } from '../src/table/guide.svelte';
import type { Choice, GameView, HintedChoice, HintFrame, MoveFrame } from '../src/wire';

const choice = (action: string) => ({ action, label: 'choice-pass', args: {} }) as Choice;
const hinted = (action: string, label: string) =>
  ({ action, explanations: [{ label, args: {} }] }) as unknown as HintedChoice;

const HINT = {
  version: 7,
  action: 'bid 3',
  best: [hinted('bid 3', 'advice-later'), hinted('bid 1', 'advice-not-later')],
  good: ['bid 3', 'bid 2'],
} as HintFrame;
const VIEW = { seat: 0, choices: ['bid 1', 'bid 2', 'bid 3'].map(choice) } as GameView;
const DECISION: Decision = { version: 7, view: VIEW, hint: HINT, told: false };

const moves = (action: string) => [{ version: 8, seat: 0, action, events: [] }] as MoveFrame[];
const ALIKE = { ...HINT, best: [hinted('bid 3', 'advice-alike'), HINT.best[1]!] };

test.each([
  ['bid 3', 'good', ['advice-later']],
  ['bid 2', 'alike', []],
  ['bid 1', 'instead', ['advice-later']],
])('the rook compares %s with its own choice', (made, verdict, reasons) => {
  const comment = commentOn(DECISION, moves(made))!;
  expect([comment.verdict, comment.best.action]).toEqual([verdict, 'bid 3']);
  expect(comment.explanations.map(({ label }) => label)).toEqual(reasons);
});

test('praise does not say that the choice made no difference', () => {
  expect(commentOn({ ...DECISION, hint: ALIKE }, moves('bid 3'))!.explanations).toEqual([]);
});

test.each([
  ['before the decision', {}, []],
  ['if the hint came too late', { hint: null }, moves('bid 1')],
  ['if all choices are equal', { hint: { ...HINT, best: HINT.best.slice(0, 1) } }, moves('bid 1')],
  ['once it has spoken', { told: true }, moves('bid 1')],
])('the rook is silent %s', (_when, change, made) => {
  expect(commentOn({ ...DECISION, ...change }, made)).toBeNull();
});
