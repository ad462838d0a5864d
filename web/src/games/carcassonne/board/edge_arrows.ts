import { type Box, toScreen, type View } from '../geometry/view';
import { type Cell, type Point, TILE } from '../geometry/cells';

/** The minimum distance between the centres of two arrows, and the radius of an arrow, in pixels. */
const APART = 42;
const RADIUS = 19;
/** The distance of an arrow from the edge of the room, in pixels. */
const INSET = 28;

/** The place and direction of an arrow at the edge; `angle` is in degrees, 0 to the right. */
export interface EdgeArrow {
  at: Point;
  angle: number;
}

/** Return the arrow to the centre of a cell; null if the cell is visible. */
export function edgeArrow(view: View, [x, y]: Cell, room: Box): EdgeArrow | null {
  const target = toScreen(view, { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });
  if (target.x >= room.left && target.x <= room.right && target.y >= room.top && target.y <= room.bottom) return null;
  const middle = { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 };
  const [dx, dy] = [target.x - middle.x, target.y - middle.y];
  const wide = Math.max(0, (room.right - room.left) / 2 - INSET);
  const high = Math.max(0, (room.bottom - room.top) / 2 - INSET);
  const share = Math.min(dx ? wide / Math.abs(dx) : Infinity, dy ? high / Math.abs(dy) : Infinity);
  return {
    at: { x: middle.x + dx * share, y: middle.y + dy * share },
    angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}

/** The cell that an arrow points to, and the seat whose colour it has; null for a choice. */
export interface ArrowTarget {
  cell: Cell;
  seat: number | null;
}

/**
 * Return the arrows to all off-screen targets, moved along the edge until they cover neither each other nor a lit place. An arrow
 * to a rival's move is dropped if there is no such spot.
 */
export function edgeArrows(
  view: View,
  targets: readonly ArrowTarget[],
  room: Box,
  lit: readonly Cell[],
): (EdgeArrow & ArrowTarget)[] {
  const placed: (EdgeArrow & ArrowTarget)[] = [];
  const half = view.size / 2 + RADIUS;
  const places = lit.map(([x, y]) => toScreen(view, { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE }));
  const free = (at: Point) =>
    placed.every((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) >= APART) &&
    places.every(({ x, y }) => Math.abs(x - at.x) >= half || Math.abs(y - at.y) >= half);
  for (const target of targets) {
    const arrow = edgeArrow(view, target.cell, room);
    if (!arrow) continue;
    const at = alongEdge(arrow.at, room).find(free);
    if (at || target.seat === null) placed.push({ ...arrow, ...target, at: at ?? arrow.at });
  }
  return placed;
}

/** Return the point and others on the same edge of the room, nearest first. */
function alongEdge({ x, y }: Point, { left, top, right, bottom }: Box): Point[] {
  const upright = Math.min(x - left, right - x) <= INSET + 1;
  const points = [0, 1, -1, 2, -2, 3, -3].map((step) =>
    upright ? { x, y: y + step * APART } : { x: x + step * APART, y },
  );
  return points.filter((point) =>
    upright
      ? point.y >= top + RADIUS && point.y <= bottom - RADIUS
      : point.x >= left + RADIUS && point.x <= right - RADIUS,
  );
}
