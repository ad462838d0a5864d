import { expect, test } from 'vitest';
import { edgeArrow, edgeArrows } from '../../src/games/carcassonne/board/edge_arrows';

const room = { left: 0, top: 0, right: 400, bottom: 200 };
const view = { x: 0, y: 0, size: 100 };

test('what is in sight has no arrow', () => {
  expect(edgeArrow(view, [1, 1], room)).toBe(null);
});

test('an arrow lies inside the edge, on the way from the middle to what is out of sight', () => {
  expect(edgeArrow(view, [9, 0.5], room)).toEqual({ at: { x: 372, y: 100 }, angle: 0 });
  expect(edgeArrow(view, [1.5, 7.5], room)).toEqual({ at: { x: 200, y: 172 }, angle: 90 });
  expect(edgeArrow(view, [-6, 0.5], room)!.angle).toBe(180);
});

test('arrows lie neither on each other nor on a lit place, and one that finds no room is left out unless it shows a choice', () => {
  const targets = [9, 10, 11].map((x, seat) => ({ cell: [x, 0.5] as const, seat }));
  const arrows = edgeArrows(view, targets, room, []);
  expect(arrows.map(({ at }) => at)).toEqual([
    { x: 372, y: 100 },
    { x: 372, y: 142 },
    { x: 372, y: 58 },
  ]);
  const lit = [[3, 0.5]] as const;
  expect(edgeArrows(view, targets, room, lit)).toEqual([]);
  expect(edgeArrows(view, [{ cell: [9, 0.5], seat: null }], room, lit)[0]!.at).toEqual({ x: 372, y: 100 });
});
