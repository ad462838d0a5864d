import { describe, expect, test } from 'vitest';
import { headline, ranking, runnerUpText, winners } from '../src/table/result';
import type { Outcome } from '../src/wire';

const NAMES = ['Ada', 'Ben', 'Cy'];
const outcome = (scores: number[], places: number[]) => ({ scores, places }) as unknown as Outcome;

describe('the result', () => {
  test('ranks by places, seats in order where they share one', () => {
    expect(ranking(outcome([3, 9, 9], [3, 1, 1]))).toEqual([1, 2, 0]);
    expect(winners(outcome([3, 9, 9], [3, 1, 1]))).toEqual([1, 2]);
  });

  test('names the winner, or those who share the win', () => {
    expect(headline(outcome([3, 9, 4], [3, 1, 2]), NAMES, 0)).toContain('Ben');
    expect(headline(outcome([3, 9, 4], [3, 1, 2]), NAMES, 1)).toMatch(/^You/);
    expect(headline(outcome([3, 9, 9], [3, 1, 1]), NAMES, 0)).toMatch(/Ben and Cy/);
  });

  test('tells who follows, if anybody does', () => {
    expect(runnerUpText(outcome([3, 9, 4], [3, 1, 2]), NAMES, null)).toMatch(/Cy.*4/);
    expect(runnerUpText(outcome([9, 9, 9], [1, 1, 1]), NAMES, null)).toBe('');
  });
});
