import type { CarcassonneSurvey, CarcassonneView, TileView } from '../../../wire';
import { tileOf } from '../tiles/catalogue.svelte';
import { type Cell, cellText, type Point, TILE } from '../geometry/cells';

/** A piece of a placed tile; `place` is its index among the pieces of the tile. */
export interface LaidPiece {
  at: Cell;
  code: string;
  rotation: number;
  place: number;
}

/** The drawing of a feature in board units. */
export interface Outline {
  /** The ground as closed paths. */
  area: string;
  /** The walls of a city, the contour of a field, the course of a road; where it is open, a straight line. */
  line: string;
}

const NEIGHBOURS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const PAIRS = /([a-zA-Z])|(-?[\d.]+(?:e-?\d+)?)/g;

/** Rotate a point of a tile. */
export function turnedPoint(x: number, y: number, rotation: number): [number, number] {
  switch (rotation) {
    case 90:
      return [TILE - y, x];
    case 180:
      return [TILE - x, TILE - y];
    case 270:
      return [y, TILE - x];
    default:
      return [x, y];
  }
}

/** Move a path of absolute points from a tile's own coordinates to the board's. */
export function pathOnBoard(path: string, at: Cell, rotation: number): string {
  let text = '';
  let first: number | null = null;
  for (const [, letter, number] of path.matchAll(PAIRS)) {
    if (letter) text += letter;
    else if (first === null) first = Number(number);
    else {
      const [x, y] = turnedPoint(first, Number(number), rotation);
      text += `${round(at[0] * TILE + x)} ${round(at[1] * TILE + y)} `;
      first = null;
    }
  }
  return text.trim();
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Return the outline of connected pieces. It is open towards cells that are not in `laid`. */
export function outlineOf(pieces: readonly LaidPiece[], laid: ReadonlySet<string>): Outline {
  let area = '';
  let line = '';
  for (const { at, code, rotation, place } of pieces) {
    const piece = tileOf(code)?.pieces[place];
    if (!piece) continue;
    area += pathOnBoard(piece.area, at, rotation);
    line += pathOnBoard(piece.border, at, rotation);
    if (piece.kind === 'road') continue;
    for (const { side, path } of piece.rims) {
      const [dx, dy] = NEIGHBOURS[(side + rotation / 90) % 4]!;
      if (!laid.has(cellText([at[0] + dx, at[1] + dy]))) line += pathOnBoard(path, at, rotation);
    }
  }
  return { area, line };
}

/** Return the cells that have a tile. */
export function laidCells(tiles: readonly TileView[]): Set<string> {
  return new Set(tiles.map((tile) => cellText(tile.at)));
}

/** Return all pieces of a feature. */
export function piecesOf(view: CarcassonneView, survey: CarcassonneSurvey, id: string): LaidPiece[] {
  const feature = survey.features.findIndex((one) => one.id === id);
  return view.tiles.flatMap(({ at, code, rotation }, index) =>
    (survey.pieces[index] ?? []).flatMap((of, place) => (of === feature ? [{ at, code, rotation, place }] : [])),
  );
}

const outlines = new Map<string, Outline>();

/** Return the outline of a feature, cached while the feature does not grow. */
export function featureOutline(view: CarcassonneView, survey: CarcassonneSurvey, id: string): Outline {
  const pieces = piecesOf(view, survey, id);
  const laid = laidCells(view.tiles);
  const key = [laid.size, ...pieces.flatMap(({ at, code, rotation, place }) => [at, code, rotation, place])].join();
  const known = outlines.get(key);
  if (known) return known;
  if (outlines.size > 400) outlines.clear();
  const found = outlineOf(pieces, laid);
  outlines.set(key, found);
  return found;
}

/** Return the cities that touch a field, each with its outline. */
export function citiesAt(
  view: CarcassonneView,
  survey: CarcassonneSurvey,
  field: string,
): { id: string; complete: boolean; outline: Outline }[] {
  const ids = new Set(survey.features.find((one) => one.id === field)?.cities ?? []);
  return survey.features
    .filter((one) => ids.has(one.id))
    .map(({ id, complete }) => ({ id, complete, outline: featureOutline(view, survey, id) }));
}

/** Return a path that covers everything except these areas. */
export function veilAround(areas: readonly string[]): string {
  return `M-20000-20000h40000v40000h-40000z${areas.join('')}`;
}

const ROAD_WIDTH = 16;
const LANDMARK = 18;
let context: CanvasRenderingContext2D | null = null;

/** Return the feature at a board point: a building if one is near, else a road, else a city or field; null without a tile. */
export function featureAt(view: CarcassonneView, survey: CarcassonneSurvey, { x, y }: Point): string | null {
  const index = view.tiles.findIndex(({ at }) => at[0] === Math.floor(x / TILE) && at[1] === Math.floor(y / TILE));
  const tile = view.tiles[index];
  const pieces = tile && tileOf(tile.code)?.pieces;
  if (!tile || !pieces) return null;
  context ??= document.createElement('canvas').getContext('2d')!;
  const turn = tile.rotation / 90;
  const inside: [number, number] = [x - tile.at[0] * TILE, y - tile.at[1] * TILE];
  const [px, py] = turnedPoint(...inside, (360 - tile.rotation) % 360);
  const near = (place: number) => {
    const [sx, sy] = pieces[place]!.spots[turn]!;
    return Math.hypot(sx - inside[0], sy - inside[1]) < LANDMARK;
  };
  const hits = (place: number) => {
    const piece = pieces[place]!;
    if (!piece.area && !piece.border) return near(place);
    context!.lineWidth = ROAD_WIDTH;
    if (piece.kind === 'road') return context!.isPointInStroke(new Path2D(piece.border), px, py);
    return context!.isPointInPath(new Path2D(piece.area), px, py, 'evenodd');
  };
  const rank = (kind: string) => (kind === 'field' ? 3 : kind === 'city' ? 2 : kind === 'road' ? 1 : 0);
  const order = pieces
    .map((_, place) => place)
    .sort((one, other) => rank(pieces[one]!.kind) - rank(pieces[other]!.kind));
  const place = order.find(hits);
  const found = place === undefined ? undefined : survey.pieces[index]?.[place];
  return found === undefined ? null : (survey.features[found]?.id ?? null);
}
