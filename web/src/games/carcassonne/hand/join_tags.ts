import { type Box, boxAround } from '../geometry/view';
import { type Cell, type Point, TILE } from '../geometry/cells';
import { handlesBox } from './handles';

/** A tag's maximum width, its height, the distance between the tops of two tags, and their distance from the tile, in pixels. */
const WIDE = 92;
const HIGH = 28;
const PITCH = 32;
const GAP = 8;
/** The margin between a cell and the box of its lit place, in board units. */
const INSET = 7;

/** A tag's anchor in board units, its offset in pixels, and its offset as a share of its own width. */
export interface TagPlace {
  at: Point;
  right: number;
  down: number;
  share: number;
}

/**
 * Return places for this many tags beside a tile, alternately left and right, else above or below. They cover neither a lit place nor
 * the handles. Tags without a place are dropped; the dock shows the same facts. `size` is the width of a tile in pixels.
 */
export function tagPlaces(count: number, cell: Cell, lit: readonly Cell[], size: number): TagPlace[] {
  const scale = size / TILE;
  const places = lit.filter(([x, y]) => x !== cell[0] || y !== cell[1]).map((place) => litBox(place, scale));
  const blocked = [...places, handlesBox(cell, lit, size)];
  const free = ({ at, right, down, share }: TagPlace) => {
    const left = at.x * scale + right - share * WIDE;
    const top = at.y * scale + down;
    return blocked.every(
      (box) => left + WIDE <= box.left || left >= box.right || top + HIGH <= box.top || top >= box.bottom,
    );
  };
  const rows = Math.max(1, Math.floor(size / PITCH));
  return candidates(cell, rows).filter(free).slice(0, count);
}

function litBox(cell: Cell, scale: number): Box {
  const { left, top, right, bottom } = boxAround([cell]);
  const at = (edge: number) => edge * scale;
  return { left: at(left + INSET), top: at(top + INSET), right: at(right - INSET), bottom: at(bottom - INSET) };
}

function candidates(cell: Cell, rows: number): TagPlace[] {
  const { left, top, right, bottom } = boxAround([cell]);
  const middle = (left + right) / 2;
  const beside = Array.from({ length: rows }, (_, row) => [
    { at: { x: left, y: top }, right: -GAP, down: GAP + row * PITCH, share: 1 },
    { at: { x: right, y: top }, right: GAP, down: GAP + row * PITCH, share: 0 },
  ]);
  return [
    ...beside.flat(),
    { at: { x: middle, y: top }, right: 0, down: -HIGH - GAP, share: 0.5 },
    { at: { x: middle, y: bottom }, right: 0, down: GAP, share: 0.5 },
  ];
}
