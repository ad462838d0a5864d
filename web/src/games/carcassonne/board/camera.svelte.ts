import { reducedMotion } from '../../../device/preferences.svelte';
import { type Cell, type Point, TILE } from './cells';

/** Where the board lies on the screen: a point of it is at `x + size / 100 * its x`. */
export interface View {
  x: number;
  y: number;
  /** The width of a tile in pixels. */
  size: number;
}

/** A rectangle: of the board in its units, or of the screen in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LEAST = 40;
export const MOST = 220;
/** Below this size the small details of a tile are left out, and figures are scaled up. */
export const FAR = 56;
/** The first view shows no tile larger than this. */
export const FIRST = 120;
const AIR = 10;
const GLIDE = 220;

export function clampSize(size: number): number {
  return Math.min(MOST, Math.max(LEAST, size));
}

export function toScreen({ x, y, size }: View, point: Point): Point {
  return { x: x + (point.x * size) / TILE, y: y + (point.y * size) / TILE };
}

export function toBoard({ x, y, size }: View, point: Point): Point {
  return { x: ((point.x - x) * TILE) / size, y: ((point.y - y) * TILE) / size };
}

/** Zoom by a factor, within the limits; the point of the screen stays where it is. */
export function zoomed(view: View, factor: number, at: Point): View {
  const size = clampSize(view.size * factor);
  const grown = size / view.size;
  return { x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, size };
}

/** The box around these cells. */
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

/** The view that shows the whole box in the middle of a room on the screen, as large as it may be. */
export function fitted(box: Box, room: Box, most = FIRST, least = LEAST): View {
  const wide = (room.right - room.left - 2 * AIR) / (box.right - box.left);
  const high = (room.bottom - room.top - 2 * AIR) / (box.bottom - box.top);
  const size = Math.min(most, Math.max(least, clampSize(Math.min(wide, high) * TILE)));
  const scale = size / TILE;
  return {
    x: (room.left + room.right - (box.left + box.right) * scale) / 2,
    y: (room.top + room.bottom - (box.top + box.bottom) * scale) / 2,
    size,
  };
}

/** The view of everything; of a board that is too large, what can be chosen comes into sight, as far as there is room for all of that. */
export function wholeView(box: Box, lit: Box | null, room: Box): View {
  const view = fitted(box, room);
  if (!lit) return view;
  const { x, y } = brought(view, lit, room, AIR);
  const fits = (long: number, space: number) => (long * view.size) / TILE + 2 * AIR <= space;
  return {
    x: fits(lit.right - lit.left, room.right - room.left) ? x : view.x,
    y: fits(lit.bottom - lit.top, room.bottom - room.top) ? y : view.y,
    size: view.size,
  };
}

/** The view moved so that the box stays in sight: at least a tile of it lies within the room. */
export function held(view: View, box: Box, room: Box): View {
  const scale = view.size / TILE;
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    x: clamp(view.x, room.left + view.size - box.right * scale, room.right - view.size - box.left * scale),
    y: clamp(view.y, room.top + view.size - box.bottom * scale, room.bottom - view.size - box.top * scale),
    size: view.size,
  };
}

/** Whether the box lies within the room. */
export function inSight(view: View, box: Box, room: Box): boolean {
  const from = toScreen(view, { x: box.left, y: box.top });
  const to = toScreen(view, { x: box.right, y: box.bottom });
  return from.x >= room.left && from.y >= room.top && to.x <= room.right && to.y <= room.bottom;
}

/** To choose a piece, tiles are at least this wide. */
const PIECE = 120;

/**
 * A nearer view for choosing a piece: the tile just laid, and as many of the other cells with choices as there is room for.
 * Null if all of that is near and in sight already.
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

/** The view moved as little as needed to have the box in the room, with some air around it. */
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

/** A view on the way from one to another: the box in the middle moves and grows evenly. */
export function between(from: View, to: View, share: number): View {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), size: mix(from.size, to.size) };
}

/** The camera over the board. It follows the play until somebody moves it, and again once they ask for the whole board. */
export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, size: FIRST });
  /** Whether it moves now, or did a moment ago. */
  moving = $state(false);
  /** Whether it comes nearer or goes away while it moves. */
  zooming = $state(false);
  /** Whether it shows what is new by itself. */
  follows = $state(true);
  /** The part of the screen that no panel covers. */
  room = $state.raw<Box>({ left: 0, top: 0, right: 1, bottom: 1 });
  /** The box around everything on the board. */
  box = $state.raw<Box>({ left: 0, top: 0, right: TILE, bottom: TILE });
  /** The box around the places that can be chosen. */
  lit = $state.raw<Box | null>(null);
  /** How many fingers are on the board. */
  fingers = 0;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Somebody moves the board. */
  pan(dx: number, dy: number): void {
    this.#byHand({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /** Somebody zooms; `at` is a point of the screen, the middle of the room by default. */
  zoom(factor: number, at: Point = this.middle): void {
    this.#byHand(zoomed(this.view, factor, at));
  }

  get middle(): Point {
    const { left, top, right, bottom } = this.room;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** Show the whole board, and follow the play again. */
  whole(): void {
    this.follows = true;
    this.glide(wholeView(this.box, this.lit, this.room));
  }

  /** Have these cells in sight: beside the whole board if it follows the play, else by moving as little as needed. */
  include(cells: readonly Cell[], air = AIR): void {
    const from = this.follows ? fitted(this.box, this.room) : this.view;
    this.glide(brought(from, boxAround(cells), this.room, air));
  }

  /** Show this view in a moment; never while a finger is on the board. */
  glide(to: View): void {
    cancelAnimationFrame(this.#frame);
    if (this.fingers) return;
    if (reducedMotion()) {
      this.view = to;
      return;
    }
    const from = this.view;
    const begun = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - begun) / GLIDE);
      this.#stir(from.size !== to.size);
      this.view = between(from, to, 1 - (1 - share) ** 3);
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Show this view at once. */
  jump(to: View): void {
    cancelAnimationFrame(this.#frame);
    this.view = to;
  }

  #byHand(view: View): void {
    cancelAnimationFrame(this.#frame);
    this.follows = false;
    this.#stir(view.size !== this.view.size);
    this.view = held(view, this.box, this.room);
  }

  #stir(zooms: boolean): void {
    this.moving = true;
    if (zooms) this.zooming = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = this.zooming = false), GLIDE);
  }
}
