import { describe, expect, test, vi } from 'vitest';
import {
  between,
  boxAround,
  brought,
  fitted,
  held,
  inSight,
  LEAST,
  MOST,
  pieceView,
  toBoard,
  toScreen,
  wholeView,
  zoomed,
} from '../../src/games/carcassonne/geometry/view';
import { Camera } from '../../src/games/carcassonne/board/camera.svelte';
import { cellAt, nextCell } from '../../src/games/carcassonne/geometry/cells';

const ROOM = { left: 300, top: 0, right: 1100, bottom: 800 };

describe('the camera', () => {
  test('a point of the board and of the screen are the same place', () => {
    const view = { x: 30, y: -20, size: 64 };
    expect(toBoard(view, toScreen(view, { x: 125, y: -40 }))).toEqual({ x: 125, y: -40 });
    expect(cellAt(toBoard(view, { x: 30 - 1, y: -20 + 65 }))).toEqual([-1, 1]);
  });

  test('zooming keeps the place under the pointer', () => {
    const view = { x: 30, y: -20, size: 64 };
    const at = { x: 200, y: 90 };
    const near = zoomed(view, 1.5, at);
    expect(near.size).toBe(96);
    expect(toBoard(near, at).x).toBeCloseTo(toBoard(view, at).x);
    expect(toBoard(near, at).y).toBeCloseTo(toBoard(view, at).y);
  });

  test.each([
    [100, MOST],
    [0.001, LEAST],
  ])('zooming by %d ends at %d pixels a tile', (factor, size) => {
    expect(zoomed({ x: 0, y: 0, size: 80 }, factor, { x: 0, y: 0 }).size).toBe(size);
  });

  test('a lone tile lies in the middle of the room, not larger than at first', () => {
    expect(fitted(boxAround([[0, 0]]), ROOM)).toEqual({ x: 640, y: 340, size: 120 });
  });

  test('a board of any shape lies within the room with some air', () => {
    const cells = [
      [-4, 0],
      [7, 3],
      [2, -5],
    ] as const;
    const view = fitted(boxAround(cells), ROOM);
    expect(inSight(view, boxAround(cells), { left: 310, top: 10, right: 1090, bottom: 790 })).toBe(true);
    expect(view.size).toBeCloseTo(65);
  });

  test('a board that is too large is shown as small as it gets', () => {
    expect(
      fitted(
        boxAround([
          [0, 0],
          [60, 0],
        ]),
        ROOM,
      ).size,
    ).toBe(LEAST);
  });

  test('of a board that is too large what can be chosen is in sight, as far as it fits', () => {
    const box = boxAround([
      [0, 0],
      [60, 0],
    ]);
    const lit = boxAround([
      [57, 0],
      [60, 0],
    ]);
    const seen = wholeView(box, lit, ROOM);
    expect(inSight(seen, lit, ROOM)).toBe(true);
    expect(seen.y).toBe(fitted(box, ROOM).y);
    expect(wholeView(box, box, ROOM)).toEqual(fitted(box, ROOM));
    expect(wholeView(box, null, ROOM)).toEqual(fitted(box, ROOM));
  });

  test('the board cannot be pushed out of sight', () => {
    const box = boxAround([
      [0, 0],
      [2, 2],
    ]);
    const pushed = held({ x: 9000, y: -9000, size: 100 }, box, ROOM);
    expect(pushed).toEqual({ x: 1000, y: -200, size: 100 });
    expect(held({ x: 500, y: 300, size: 100 }, box, ROOM)).toEqual({ x: 500, y: 300, size: 100 });
  });

  test('a place out of sight is brought in, no farther than needed', () => {
    const view = { x: 1090, y: 300, size: 100 };
    expect(brought(view, boxAround([[0, 0]]), ROOM, 20)).toEqual({ x: 980, y: 300, size: 100 });
    expect(brought({ x: 500, y: -50, size: 100 }, boxAround([[0, 0]]), ROOM, 20)).toEqual({ x: 500, y: 20, size: 100 });
    expect(brought({ x: 500, y: 300, size: 100 }, boxAround([[0, 0]]), ROOM, 20)).toEqual({
      x: 500,
      y: 300,
      size: 100,
    });
  });

  test('to choose a piece the tile is near, with as much around it as there is room for', () => {
    const far = { x: 600, y: 300, size: 40 };
    const near = pieceView(
      far,
      [
        [0, 0],
        [1, 0],
        [40, 0],
      ],
      ROOM,
    )!;
    expect(near.size).toBe(120);
    expect(
      inSight(
        near,
        boxAround([
          [0, 0],
          [1, 0],
        ]),
        ROOM,
      ),
    ).toBe(true);
    expect(pieceView(near, [[0, 0]], ROOM)).toBeNull();
  });

  test('a view on the way begins and ends where it should', () => {
    const from = { x: 0, y: 0, size: 40 };
    const to = { x: 10, y: -10, size: 120 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
  });
});

test('a board moves until a moment after it was moved, and zooms only where its size has changed', () => {
  vi.useFakeTimers();
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const camera = new Camera({ tiles: [{ at: [0, 0] }] });
  camera.pan(10, 0);
  expect([camera.moving, camera.zooming]).toEqual([true, false]);
  camera.zoom(1.5);
  camera.pan(10, 0);
  vi.advanceTimersByTime(200);
  expect([camera.moving, camera.zooming]).toEqual([true, true]);
  vi.advanceTimersByTime(100);
  expect([camera.moving, camera.zooming]).toEqual([false, false]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the next lit place', () => {
  const cells = [
    [4, 0],
    [1, 1],
    [0, -2],
    [-1, 0],
  ] as const;

  test.each([
    [[1, 0], [1, 1], 'the nearest ahead, though a little aside'],
    [[-1, 0], [-1, 0], 'the one to the left'],
    [[0, -1], [0, -2], 'the one above'],
  ] as const)('%j is %j: %s', (direction, cell, _why) => expect(nextCell(cells, [0, 0], direction)).toEqual(cell));

  test('there is none beyond the last', () => expect(nextCell(cells, [4, 0], [1, 0])).toBeNull());
});
