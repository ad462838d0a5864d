import { describe, expect, test } from 'vitest';
import { markPlaces, scaleOf, signHeights } from '../src/parts/points/scale';

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

describe('signs above a line', () => {
  test('stand above their points, and next to each other where they would cover one another', () => {
    expect(
      signHeights(
        [
          { x: 0, y: 100 },
          { x: 100, y: 100 },
        ],
        150,
      ),
    ).toEqual([76, 76]);
    const close = signHeights(
      [0, 5, 10].map((x) => ({ x, y: 60 })),
      110,
    );
    expect(new Set(close).size).toBe(3);
    close.forEach((y, index) =>
      close.slice(0, index).forEach((other) => expect(Math.abs(y - other)).toBeGreaterThan(21)),
    );
  });

  test('stay in the picture, even where there is no room left', () => {
    for (const y of signHeights(
      Array.from({ length: 9 }, (_, x) => ({ x, y: 20 })),
      60,
    )) {
      expect(y).toBeGreaterThanOrEqual(10);
      expect(y).toBeLessThanOrEqual(60);
    }
  });
});

test('a small graph has close levels and no numbers of rounds', () => {
  const small = scaleOf(30, [0, 100], 360, 108, true);
  expect(small.levels).toEqual([0, 25, 50, 75, 100]);
  expect(small.ticks).toEqual([]);
});
