import { describe, expect, test } from 'vitest';
import { markPlaces, scaleOf } from '../src/replay/scale';

const scaled = (...scores: number[][]) => scaleOf(scores.length, scores.flat(), 400, 200);

describe('the scale of a graph', () => {
  const scale = scaled([3, 0], [3, 6], [9, 6], [12, 20]);

  test('begins at the left and the bottom, and ends with the last round and the most points', () => {
    expect([scale.x(0), scale.x(4)]).toEqual([scale.left, scale.right]);
    expect([scale.y(0), scale.y(20)]).toEqual([scale.bottom, 30]);
  });

  test('a place on the screen is led back to its progress', () => {
    for (const progress of [0, 0.4, 1, 3.9]) expect(scale.progress(scale.x(progress))).toBeCloseTo(progress);
  });

  test('levels are round numbers with room between them', () => {
    expect(scale.levels).toEqual([0, 5, 10, 15, 20]);
    const heights = scale.levels.map(scale.y);
    heights.slice(1).forEach((height, index) => expect(heights[index]! - height).toBeGreaterThanOrEqual(26));
  });

  test('negative points are below the zero', () => {
    const below = scaled([-4, 0], [-10, 10]);
    expect(below.y(-10)).toBe(below.bottom);
    expect(below.levels).toEqual([-10, -5, 0, 5, 10]);
  });

  test('the last round is always written, and none too near to it', () => {
    const long = scaled(...Array.from({ length: 31 }, (_, index) => [index]));
    expect(long.ticks).toEqual([0, 5, 10, 15, 20, 25, 31]);
  });

  test('a game without points has a scale all the same', () => {
    const none = scaled([0, 0]);
    expect([none.y(0), none.y(1)]).toEqual([none.bottom, 30]);
  });
});

describe('marks at the scrubber', () => {
  test('stand on their line where they do not cover each other', () => {
    expect(markPlaces([30, 60, 90], 300)).toEqual([30, 60, 90].map((y) => expect.objectContaining({ x: 300, y })));
  });

  test('stand beside each other where they would', () => {
    expect(markPlaces([50, 55, 60], 300).map(({ x }) => x)).toEqual([300, 278, 256]);
  });

  test('move to the right near the left edge', () => {
    expect(markPlaces([50, 50], 60).map(({ x }) => x)).toEqual([60, 82]);
  });
});
