import { describe, expect, test } from 'vitest';
import {
  accountOf,
  chanceLines,
  headingOf,
  inWholePoints,
  kindOf,
  momentsOf,
  offered,
  valueAt,
  verdictOn,
} from '../src/table/insight';
import { stopsOf } from '../src/replay/better_way.svelte';
import type { AnalysedChoice, AnalysedStep, BetterWayFrame, StepFrame } from '../src/wire';

const choice = (action: string, result: number): AnalysedChoice => ({
  action,
  label: 'choice-bid',
  args: {},
  result,
  explanations: [],
});
const step = (number: number, seat: number | null, own: number, rest: Partial<AnalysedStep> = {}): AnalysedStep => ({
  number,
  seat,
  results: [own, 1 - own],
  points: [20 * own, 30],
  luck: null,
  cost: null,
  sign: null,
  choices: [],
  ...rest,
});
const CHOICES = [choice('bid 10', 0.6), choice('bid 9', 0.59), choice('bid 2', 0.5), choice('bid 1', 0.4)];
const STEPS = [
  step(0, null, 0.5),
  step(1, null, 0.6, { luck: [2, -2] }),
  step(2, 0, 0.4, { cost: 0.2, sign: '??', choices: CHOICES }),
  step(3, 1, 0.45, { cost: 0.05, sign: '?', choices: CHOICES }),
  step(4, 0, 1, { cost: 0.001 }),
];
const HISTORY = ['reveal', 'bid 1', 'bid 2', 'bid 3'].map((action) => ({ action }) as StepFrame);

describe('the moments of a seat', () => {
  const [moment] = momentsOf(STEPS, 0, HISTORY);

  test('are its own signs, with what was done and what was better', () => {
    expect(momentsOf(STEPS, 0, HISTORY)).toHaveLength(1);
    expect([moment!.made.action, moment!.best.action]).toEqual(['bid 1', 'bid 10']);
  });

  test('are headed by what the better choice had, or by how much they cost', () => {
    const because = (label: string) => ({ ...moment!, best: { ...moment!.best, explanations: [{ label, args: {} }] } });
    expect(headingOf(because('advice-top'))).toBe('web-moment-top');
    expect(headingOf(because('advice-rival-worth'))).toBe('web-moment-rival');
    expect(headingOf(because('advice-later'))).toBe('web-moment-big');
    const lacking = { ...moment!.made, explanations: [{ label: 'advice-not-room', args: {} }] };
    expect(headingOf({ ...because('advice-cards'), made: lacking })).toBe('web-moment-room');
    expect(headingOf({ ...moment!, step: { ...moment!.step, sign: '?' } })).toBe('web-moment-small');
  });

  test('offer their choices in an order that tells nothing', () => {
    expect(offered(moment!).map(({ action }) => action)).toEqual(['bid 1', 'bid 2', 'bid 9', 'bid 10']);
  });

  test('offer a few of many choices, the best and the one that was made among them', () => {
    const many = Array.from({ length: 60 }, (_, index) => choice(`place ${index}`, 0.9 - index / 100));
    const some = offered({ step: step(5, 0, 0.5, { choices: many }), made: many[50]!, best: many[0]! });
    expect(some).toHaveLength(8);
    expect(some).toEqual(expect.arrayContaining([many[0], many[50]]));
    expect(new Set(some).size).toBe(8);
  });

  test('take a choice about as good as the best for found', () => {
    expect(CHOICES.map((one) => verdictOn(one, moment!))).toEqual(['right', 'right', 'better', 'wrong']);
  });
});

describe('the account of a seat', () => {
  const account = accountOf(STEPS, 0);

  test('adds up from the start to the result', () => {
    expect(account.start + account.luck + account.others + account.own).toBeCloseTo(account.result);
    expect([account.luck, account.others, account.own].map((part) => Math.round(part * 10))).toEqual([20, 10, 70]);
  });

  test('adds up in whole points, too', () => {
    const parts = { ...account, start: 36.6, luck: -1.7, others: -0.6, own: -2.3, result: 32 };
    expect(inWholePoints(parts)).toMatchObject({ start: 37, luck: -2, others: -1, own: -2, result: 32 });
    expect(inWholePoints({ ...parts, start: 0.5, luck: 0.5, others: 0.5, own: 0.5, result: 2 }).result).toBe(2);
  });

  test('counts the choices that were as good as the best', () => {
    expect([account.good, account.choices]).toEqual([1, 2]);
  });
});

test('lines of chances follow the steps that are known', () => {
  const rounds = [{ number: 1, first: 1, last: 4, scores: [1, 1] }];
  const [line] = chanceLines(STEPS.slice(0, 3), rounds, 2);
  expect(line).toEqual([
    [0, 50],
    [0.25, 60],
    [0.5, 40],
  ]);
  expect([0, 0.375, 0.9].map((progress) => valueAt(line!, progress))).toEqual([50, 50, 40]);
});

test('what is asked for is known by the verbs of the choices', () => {
  const kind = (...actions: string[]) => kindOf(actions.map((action) => choice(action, 0.5)));
  expect(kind('bid 0', 'bid 1')).toBe('open');
  expect(kind('bid 3', 'pass')).toBe('bid');
  expect(kind('demolish candy', 'place candy-3')).toBe('place');
  expect(kind('claim city N', 'skip')).toBe('figure');
});

test('the better way stops where something is told', () => {
  const steps = [7, 8, 9].map((version, index) => ({ version, round: 3, seat: index ? 1 : null }) as StepFrame);
  const shown = ['a', 'b', 'c'].map((view) => ({ view, survey: null }));
  const line = (version: number, text: string) => ({ key: text, version, seat: 1, text });
  const frame = { table: '', number: 1, at: 7, steps, shown, gains: [{ version: 9, points: 4 }] } as BetterWayFrame;
  expect(stopsOf(frame, [line(8, 'One.'), line(8, 'Two.'), line(9, 'Three.')])).toEqual([
    { seat: 1, text: 'One. Two.', view: 'b', survey: null, gain: null },
    { seat: 1, text: 'Three.', view: 'c', survey: null, gain: { round: 3, points: 4 } },
  ]);
});
