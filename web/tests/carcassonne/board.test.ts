import { describe, expect, test } from 'vitest';
import { snapCell } from '../../src/games/carcassonne/hand/drag.svelte';
import { handlePlace } from '../../src/games/carcassonne/hand/handles';
import { tagPlaces } from '../../src/games/carcassonne/hand/join_tags';
import { pathOnBoard, turnedPoint } from '../../src/games/carcassonne/board/outlines';
import { APART, spread } from '../../src/games/carcassonne/hand/spots';
import { supplyOf } from '../../src/games/carcassonne/table/supply';
import { tilesToCome } from '../../src/games/carcassonne/table/tile_counts';
import type { CarcassonneView } from '../../src/wire';

describe('spots', () => {
  test('close ones are moved apart, others stay', () => {
    const [one, two, far] = spread([
      { x: 0, y: 0 },
      { x: 10, y: 4 },
      { x: 300, y: 0 },
    ]);
    expect(Math.hypot(one!.x - two!.x, one!.y - two!.y)).toBeGreaterThanOrEqual(APART - 0.1);
    expect(far).toEqual({ x: 300, y: 0 });
  });

  test('even two at the same place', () => {
    const [one, two] = spread([
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ]);
    expect(Math.hypot(one!.x - two!.x, one!.y - two!.y)).toBeGreaterThanOrEqual(APART - 0.1);
  });
});

describe('the tags of what a tile joins', () => {
  const sides = (lit: [number, number][], count = 2, size = 80) =>
    tagPlaces(count, [0, 0], lit, size).map((tag) => tag.share);

  test('lie left and right of it', () => expect(sides([[0, 0]])).toEqual([1, 0]));

  test('cover no lit place and not the handles', () => {
    expect(sides([[-1, 0]])).toEqual([0, 0]); // two rows on the right
    expect(
      sides([
        [-1, 0],
        [1, 0],
      ]),
    ).toEqual([0.5]); // above; the handles are below
  });

  test('are left out where there is no room', () => {
    const around: [number, number][] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): [number, number] => [x, y]));
    expect(sides(around, 4)).toEqual([]);
  });
});

describe('the handles of a tile', () => {
  test('lie below it', () => expect(handlePlace([0, 0], [[0, 0]], 80)).toEqual({ x: 0, y: 54 }));

  test('go aside or above where a lit place would be covered', () => {
    const place = handlePlace(
      [0, 0],
      [
        [0, 1],
        [1, 1],
        [-1, 1],
      ],
      80,
    );
    expect(place).toEqual({ x: 0, y: -98 });
  });
});

describe('paths', () => {
  test.each([
    [0, [10, 20]],
    [90, [80, 10]],
    [180, [90, 80]],
    [270, [20, 90]],
  ] as const)('a point turned by %d', (rotation, point) => expect(turnedPoint(10, 20, rotation)).toEqual(point));

  test('are turned with their tile and moved to its cell', () => {
    expect(pathOnBoard('M0 0L100 0L50-2.5z', [2, -1], 90)).toBe('M300 -100 L300 0 L302.5 -50 z');
  });
});

test('a dragged tile snaps to the nearest place, but not from afar', () => {
  const cells = [
    [0, 0],
    [1, 0],
  ] as const;
  expect(snapCell(cells, { x: 120, y: 60 })).toEqual([1, 0]);
  expect(snapCell(cells, { x: 50, y: 111 })).toBeNull();
});

test('tiles to come: the most frequent first, or those that fit as they would lie', () => {
  const left = { A: 1, B: 3, C: 0, D: 2 };
  expect(tilesToCome(left, null).map((tile) => tile.code)).toEqual(['B', 'D', 'A']);
  expect(tilesToCome(left, { D: [90, 270], C: [0] })).toEqual([{ code: 'D', rotation: 90, count: 2 }]);
});

test('figures at home and on the board are all there are', () => {
  const view = {
    players: [{ meeples: 3, abbots: 0, guards: 1 }],
    figures: [
      { seat: 0, figure: 'meeple' },
      { seat: 0, figure: 'abbot' },
      { seat: 1, figure: 'meeple' },
    ],
  } as unknown as CarcassonneView;
  expect(supplyOf(view, 0)).toEqual({ meeples: { left: 3, all: 5 }, abbots: { left: 0, all: 1 }, guards: 1 });
});
