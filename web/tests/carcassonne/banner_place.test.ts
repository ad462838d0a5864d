import { expect, test } from 'vitest';
import { bannerPlace } from '../../src/games/carcassonne/story/banner_place';
import { canPoint } from '../../src/games/carcassonne/story/log_text';

const view = { x: 0, y: 0, size: 100 };
const boxes = {
  head: { left: 0, top: 0, right: 400, bottom: 60 },
  foot: { left: 0, top: 540, right: 400, bottom: 600 },
};

test('a banner lies where it covers nothing of what it speaks of', () => {
  expect(bannerPlace(['head', 'foot'], boxes, [], view)).toBe('head');
  expect(bannerPlace(['head', 'foot'], boxes, [[1, 2]], view)).toBe('head');
  expect(bannerPlace(['head', 'foot'], boxes, [[1, 0]], view)).toBe('foot');
  expect(bannerPlace(['foot', 'head'], boxes, [[1, 5]], view)).toBe('head');
});

test('where it covers something in any case, it covers less', () => {
  const cells: [number, number][] = [
    [0, 0],
    [1, 0],
    [3, 5],
  ];
  expect(bannerPlace(['head', 'foot'], boxes, cells, view)).toBe('foot');
  expect(
    bannerPlace(
      ['head', 'foot'],
      boxes,
      [
        [0, 0],
        [3, 5],
      ],
      view,
    ),
  ).toBe('head');
});

test('only lines about something on the board can be pointed at', () => {
  const line = { key: '', version: 1, seat: 0, text: '' };
  expect(canPoint({ ...line, event: { kind: 'scored', pieces: [[0, 0, 1]] } })).toBe(true);
  expect(canPoint({ ...line, event: { kind: 'claimed', piece: 'road' } })).toBe(true);
  expect(canPoint({ ...line, event: { kind: 'drawn' } })).toBe(false);
  expect(canPoint(line)).toBe(false);
});
