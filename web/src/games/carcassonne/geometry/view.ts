import { type Cell, type Point, TILE } from './cells';

/** The position and scale of the board on the screen: its point `p` is drawn at `x + size / 100 * p.x`. */
export interface View {
  x: number;
  y: number;
  /** The width of a tile in pixels. */
  size: number;
}

/** A rectangle on the board, in board units, or on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LEAST = 40;
export const MOST = 220;
/** Below this size tiles lose their small details, and figures are scaled up. */
export const FAR = 56;
/** The maximum width of a tile in the initial view, in pixels. */
export const FIRST = 120;
/** The minimum margin around cells that the camera brings into view, in pixels. */
export const AIR = 10;
/** The factor of one zoom step by button or key. */
export const ZOOM_STEP = 1.25;

export function clampSize(size: number): number {
  return Math.min(MOST, Math.max(LEAST, size));
}

export function toScreen({ x, y, size }: View, point: Point): Point {
  return { x: x + (point.x * size) / TILE, y: y + (point.y * size) / TILE };
}

export function toBoard({ x, y, size }: View, point: Point): Point {
  return { x: ((point.x - x) * TILE) / size, y: ((point.y - y) * TILE) / size };
}

/** Zoom by a factor within the limits while the screen point `at` stays fixed. */
export function zoomed(view: View, factor: number, at: Point): View {
  const size = clampSize(view.size * factor);
  const grown = size / view.size;
  return { x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, size };
}

/** Return the box around these cells. */
export function boxAround(cells: readonly Cell[]): Box {
  const columns = cells.map(([x]) => x);
  const rows = cells.map(([, y]) => y);
  return {
    left: Math.min(...columns) * TILE,
    top: Math.min(...rows) * TILE,
    right: (Math.max(...columns) + 1) * TILE,
    bottom: (Math.max(...rows) + 1) * TILE,
  };
}

/** Centre the box in a room on the screen, as large as the limits allow. */
export function fitted(box: Box, room: Box, most = FIRST, least = LEAST): View {
  const wide = (room.right - room.left - 2 * AIR) / (box.right - box.left);
  const high = (room.bottom - room.top - 2 * AIR) / (box.bottom - box.top);
  const size = Math.min(most, Math.max(least, Math.min(wide, high) * TILE));
  const scale = size / TILE;
  return {
    x: (room.left + room.right - (box.left + box.right) * scale) / 2,
    y: (room.top + room.bottom - (box.top + box.bottom) * scale) / 2,
    size,
  };
}

/** Show the whole board. If it is too large, bring the lit places into view instead, provided that all of them fit. */
export function wholeView(box: Box, lit: Box | null, room: Box, most = FIRST, least = LEAST): View {
  const view = fitted(box, room, most, least);
  if (!lit) return view;
  const { x, y } = brought(view, lit, room, AIR);
  const fits = (long: number, space: number) => (long * view.size) / TILE + 2 * AIR <= space;
  return {
    x: fits(lit.right - lit.left, room.right - room.left) ? x : view.x,
    y: fits(lit.bottom - lit.top, room.bottom - room.top) ? y : view.y,
    size: view.size,
  };
}

/** Clamp the view so that at least one tile of the box stays within the room. */
export function held(view: View, box: Box, room: Box): View {
  const scale = view.size / TILE;
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    x: clamp(view.x, room.left + view.size - box.right * scale, room.right - view.size - box.left * scale),
    y: clamp(view.y, room.top + view.size - box.bottom * scale, room.bottom - view.size - box.top * scale),
    size: view.size,
  };
}

/** Return whether the box lies within the room. */
export function inSight(view: View, box: Box, room: Box): boolean {
  const from = toScreen(view, { x: box.left, y: box.top });
  const to = toScreen(view, { x: box.right, y: box.bottom });
  return from.x >= room.left && from.y >= room.top && to.x <= room.right && to.y <= room.bottom;
}

/** The minimum width of a tile while somebody chooses a piece, in pixels. */
const PIECE = 120;

/**
 * Return a closer view for choosing a piece: the tile just laid, and as many other cells with choices as fit.
 * Return null if they are already large enough and visible.
 */
export function pieceView(view: View, [own, ...others]: readonly Cell[], room: Box): View | null {
  const hasRoom = (box: Box) =>
    (box.right - box.left) * PIECE <= (room.right - room.left) * TILE &&
    (box.bottom - box.top) * PIECE <= (room.bottom - room.top) * TILE;
  const { box } = others.reduce(
    (sight, cell) => {
      const cells = [...sight.cells, cell];
      const wider = boxAround(cells);
      return hasRoom(wider) ? { cells, box: wider } : sight;
    },
    { cells: [own!], box: boxAround([own!]) },
  );
  if (view.size >= PIECE && inSight(view, box, room)) return null;
  return fitted(box, room, Math.max(PIECE, Math.min(view.size, MOST)), PIECE);
}

/** Move the view by the smallest possible distance that brings the box into the room, with a margin of `air` pixels. */
export function brought(view: View, box: Box, room: Box, air: number): View {
  const from = toScreen(view, { x: box.left, y: box.top });
  const to = toScreen(view, { x: box.right, y: box.bottom });
  const shift = (low: number, high: number, least: number, most: number) =>
    low < least + air ? least + air - low : high > most - air ? Math.min(0, most - air - high) : 0;
  return {
    x: view.x + shift(from.x, to.x, room.left, room.right),
    y: view.y + shift(from.y, to.y, room.top, room.bottom),
    size: view.size,
  };
}

/** Interpolate linearly between two views. */
export function between(from: View, to: View, share: number): View {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), size: mix(from.size, to.size) };
}
