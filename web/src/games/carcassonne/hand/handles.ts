import type { Box } from '../geometry/view';
import type { Cell, Point } from '../geometry/cells';

const WIDE = 100;
const HIGH = 44;
const GAP = 14;

/**
 * Return the position of the two handles, in pixels from the centre of their tile: below it, else above, pushed aside until they
 * cover no other lit place. `size` is the width of a tile in pixels.
 */
export function handlePlace(cell: Cell, taken: readonly Cell[], size: number): Point {
  const others = taken
    .filter(([x, y]) => x !== cell[0] || y !== cell[1])
    .map(([x, y]) => ({ x: (x - cell[0]) * size, y: (y - cell[1]) * size }));
  const below = size / 2 + GAP;
  const above = -below - HIGH;
  const free = ({ x, y }: Point) =>
    others.every(
      (other) =>
        Math.abs(other.x - x) >= (WIDE + size * 0.86) / 2 ||
        Math.abs(other.y - (y + HIGH / 2)) >= (HIGH + size * 0.86) / 2,
    );
  const asides = [0, 1, -1, 2, -2, 3, -3].map((step) => (step * size) / 4);
  const tries = [below, above].flatMap((y) => asides.map((x) => ({ x, y })));
  return tries.find(free) ?? { x: 0, y: below };
}

/** Return the box of the handles, in pixels from the corner of the board. */
export function handlesBox(cell: Cell, taken: readonly Cell[], size: number): Box {
  const { x, y } = handlePlace(cell, taken, size);
  const left = (cell[0] + 0.5) * size + x - WIDE / 2;
  const top = (cell[1] + 0.5) * size + y;
  return { left, top, right: left + WIDE, bottom: top + HIGH };
}
