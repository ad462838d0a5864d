import { describe, expect, test } from 'vitest';
import type { LogLine } from '../src/words/log_text';
import { actionAt, linesByRound, progressAt, roundsOf, turningPoint } from '../src/table/history';
import { pointLines, valueAt } from '../src/table/insight';
import type { StepFrame } from '../src/wire';

const step = (version: number, round: number, scores: number[]): StepFrame => ({
  version,
  round,
  seat: 0,
  action: '',
  events: [],
  scores,
});
/** Three rounds of 2, 4 and 1 actions. */
const STEPS = [
  step(1, 1, [0, 0]),
  step(2, 1, [3, 0]),
  step(3, 2, [3, 0]),
  step(4, 2, [3, 2]),
  step(5, 2, [3, 5]),
  step(6, 2, [3, 6]),
  step(7, 3, [9, 6]),
];
const ROUNDS = roundsOf(STEPS);

test('a round has its first and last action and the points at its end', () => {
  expect(ROUNDS).toEqual([
    { number: 1, first: 1, last: 2, scores: [3, 0] },
    { number: 2, first: 3, last: 6, scores: [3, 6] },
    { number: 3, first: 7, last: 7, scores: [9, 6] },
  ]);
});

test('lines are grouped by the round of their action', () => {
  const line = (version: number): LogLine => ({ key: `${version}-0`, version, seat: null, text: `${version}` });
  const groups = linesByRound([line(1), line(3), line(6), line(7)], STEPS);
  expect(groups.map((group) => [group.round, group.lines.map((one) => one.version)])).toEqual([
    [1, [1]],
    [2, [3, 6]],
    [3, [7]],
  ]);
});

describe('places in a game', () => {
  test('the running round counts in part', () => {
    expect([0, 1, 2, 3, 6, 7].map((at) => progressAt(ROUNDS, at))).toEqual([0, 0.5, 1, 1.25, 2, 3]);
  });

  test('an action is found again from its progress', () => {
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) expect(actionAt(ROUNDS, progressAt(ROUNDS, at))).toBe(at);
  });

  test('progress outside the graph means the first and the last action', () => {
    expect([actionAt(ROUNDS, -2), actionAt(ROUNDS, 9)]).toEqual([0, 7]);
  });

  test('points run straight from the end of one round to the end of the next', () => {
    expect([0, 0.5, 1, 1.5, 2, 3].map((progress) => valueAt(pointLines(ROUNDS)[1]!, progress))).toEqual([
      0, 0, 0, 3, 6, 6,
    ]);
    expect([0, 1.5, 2.5, 3].map((progress) => valueAt(pointLines(ROUNDS)[0]!, progress))).toEqual([0, 3, 6, 9]);
  });
});

describe('the turning point', () => {
  test('is the round from which the winner leads until the end', () => {
    expect(turningPoint(ROUNDS, [1, 2])).toBe(3);
    expect(turningPoint(ROUNDS.slice(0, 2), [2, 1])).toBe(2);
    expect(turningPoint(ROUNDS.slice(0, 1), [1, 2])).toBe(1);
  });

  test('a tie is no lead', () => {
    expect(turningPoint(roundsOf([step(1, 1, [2, 1]), step(2, 2, [2, 2]), step(3, 3, [4, 3])]), [1, 2])).toBe(3);
  });

  test('does not exist where a win is shared', () => {
    expect(turningPoint(ROUNDS, [1, 1])).toBeNull();
  });
});
