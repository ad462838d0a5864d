import { expect, test } from 'vitest';
import { meadow, seededRandom, stars, trees } from '../src/parts/landscape';

test('the landscape is the same every time', () => {
  expect(trees(1440, 600)).toEqual(trees(1440, 600));
  expect(stars(1440, 600)).toEqual(stars(1440, 600));
  expect(meadow(1440, 600, 900)).toEqual(meadow(1440, 600, 900));
});

test('random numbers lie between 0 and 1 and differ', () => {
  const next = seededRandom(7);
  const drawn = Array.from({ length: 200 }, next);
  expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(drawn).size).toBe(200);
});

test('what grows on the near hill stays on it', () => {
  for (const plant of meadow(800, 500, 900)) {
    expect(plant.y).toBeGreaterThanOrEqual(508);
    expect(plant.y).toBeLessThanOrEqual(900);
  }
});
