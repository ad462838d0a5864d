import { type Box, toScreen, type View } from './camera.svelte';
import { type Cell, type Point, TILE } from './cells';

/** How far from the edge of the room an arrow lies, in pixels. */
const INSET = 28;

/** Where an arrow at the edge points to something out of sight; `angle` is in degrees, 0 to the right. */
export interface EdgeArrow {
  at: Point;
  angle: number;
}

/** The arrow to the middle of a cell; null if that is in sight. */
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
