import type { CarcassonneView, TileView } from '../../../wire';
import { guardHeight, towersOf, shapeOn } from '../board/board_parts';
import { faceOf, pointOn } from '../tiles/catalogue.svelte';
import { type Cell, cellText, type Point, readCell, sameCell } from '../geometry/cells';

/** The effects on the board of consecutive actions of one turn. */
export interface Drawn {
  tile: TileView | null;
  /** A placed figure with its spot; the shape `tower-floor` is a floor. */
  figure: { shape: string; at: Point } | null;
  /** A figure that leaves the board. */
  leaves: Point | null;
}

const PLACE = /^place (\S+) (\d+)$/;
const CLAIM = /^claim (.+)$/;
const TOWER = /^(guard|raise) (\S+)$/;
const RECALL = /^recall (\S+)$/;
const SHAPES: Record<string, string> = { guard: 'guard', raise: 'tower-floor' };
/** The pieces from which an abbot can have been recalled. */
const ABBOT_SPOTS = ['monastery', 'garden'];

/** The tile of a turn: the drawn tile, or the tile laid last. */
export interface TurnTile {
  code: string;
  cell: Cell | null;
}

/** Return the effects of these actions of one turn on the board. */
export function drawnBy(actions: readonly string[], { code, cell }: TurnTile, view: CarcassonneView): Drawn {
  const drawn: Drawn = { tile: null, figure: null, leaves: null };
  let own = view.tiles.find((tile) => sameCell(tile.at, cell)) ?? null;
  const faces = new Map(
    view.tiles.flatMap((tile) => (faceOf(tile) ? [[cellText(tile.at), faceOf(tile)!] as const] : [])),
  );
  for (const action of actions) {
    const [placed, claimed, raised, recalled] = [PLACE, CLAIM, TOWER, RECALL].map((form) => form.exec(action));
    if (placed) {
      const [x, y] = readCell(placed[1]!);
      own = drawn.tile = { code, at: [x, y], rotation: Number(placed[2]) };
    } else if (claimed && own) {
      const spots = faceOf(own)?.spots ?? {};
      const piece = Object.keys(spots).find((name) => `${claimed[1]} `.startsWith(`${name} `));
      const figure = claimed[1]!.slice(piece?.length ?? 0).trim() || 'meeple';
      if (piece) drawn.figure = { shape: shapeOn(figure, piece), at: pointOn(own.at, spots[piece]) };
    } else if (raised) {
      const tower = towersOf(view, faces).find((one) => cellText(one.cell) === raised[2]);
      const base = tower?.at ?? (own && cellText(own.at) === raised[2] ? pointOn(own.at, faceOf(own)?.tower) : null);
      if (base) drawn.figure = { shape: SHAPES[raised[1]!]!, at: onTower(base, tower?.floors ?? 0, raised[1]!) };
    } else if (recalled) {
      const at = readCell(recalled[1]!);
      const spots = faces.get(cellText(at))?.spots ?? {};
      drawn.leaves = pointOn(at, ABBOT_SPOTS.map((name) => spots[name]).find(Boolean));
    }
  }
  return drawn;
}

/** Return the spot of a guard on a tower, or of the next floor. */
function onTower({ x, y }: Point, floors: number, verb: string): Point {
  return { x, y: y + (verb === 'guard' ? guardHeight(floors) : guardHeight(floors + 1) - guardHeight(1)) };
}

/** Return the point for the number of a choice; null if the choice has no effect on the board. */
export function pointOf({ tile, figure, leaves }: Drawn): Point | null {
  return tile ? pointOn(tile.at, undefined) : (figure?.at ?? leaves);
}
