import { api } from '../../../server/api';
import type { CataloguePiece, CatalogueTile, TileView } from '../../../wire';
import { type Cell, cellText, type Point, TILE } from '../geometry/cells';
import { type DrawnImage, drawnImage } from './drawn_images';

/** A tile as it lies in one rotation. */
export interface Face {
  /** Its picture, 100 wide, without the words on it. */
  art: string;
  /** The words on it: an image has not the fonts of the page. */
  lettering: string;
  pieces: readonly CataloguePiece[];
  /** The spots of figures, by the names of the pieces as they lie. */
  spots: Readonly<Record<string, readonly [number, number]>>;
  /** The middle of its tower base. */
  tower: readonly [number, number] | undefined;
  /** Where the mark of an unknown expansion stands. */
  standing: readonly [number, number];
}

const LETTERING = /<text[^]*?<\/text>/g;

let tiles = $state.raw<Record<string, CatalogueTile>>({});
let loaded = $state(false);
let loading: Promise<void> | null = null;
const faces = new Map<string, Face>();

/** Read the catalogue of tiles, once. */
export function loadCatalogue(): Promise<void> {
  loading ??= api.tiles('carcassonne').then(
    (catalogue) => {
      tiles = catalogue.tiles;
      loaded = true;
    },
    () => void (loading = null),
  );
  return loading;
}

/** The faces of the tiles on a board, by cell, as far as there are pictures of them. */
export function facesOf(laid: readonly TileView[]): Map<string, Face> {
  return new Map(
    laid.flatMap((tile) => {
      const face = faceOf(tile);
      return face ? [[cellText(tile.at), face] as const] : [];
    }),
  );
}

/** The face of a tile that lies in this rotation; undefined if there is no picture of it (yet). */
export function faceOf({ code, rotation }: Pick<TileView, 'code' | 'rotation'>): Face | undefined {
  const tile = tiles[code];
  if (!tile) return undefined;
  const name = `${code}-${rotation}`;
  const known = faces.get(name);
  if (known) return known;
  const turn = rotation / 90;
  const face = {
    art: tile.art[turn]!.replace(LETTERING, ''),
    lettering: tile.art[turn]!.match(LETTERING)?.join('') ?? '',
    pieces: tile.pieces,
    spots: Object.fromEntries(tile.pieces.map((piece) => [piece.names[turn]!, piece.spots[turn]!])),
    tower: tile.mark_spots.base?.[turn],
    standing: tile.standing[turn]!,
  };
  faces.set(name, face);
  return face;
}

/** How far the picture of a tile reaches over its edge, in the units of the board: roofs and trees may stand out. */
export const MARGIN = 8;
const SIDE = TILE + 2 * MARGIN;

/** The picture of a tile that lies in this rotation; undefined if there is none (yet). */
export function imageOf(tile: Pick<TileView, 'code' | 'rotation'>): DrawnImage | undefined {
  const face = faceOf(tile);
  return face && drawnImage(`tile ${tile.code} ${tile.rotation}`, face.art, [-MARGIN, -MARGIN, SIDE, SIDE]);
}

/** Whether the catalogue is there. */
export function isLoaded(): boolean {
  return loaded;
}

/** Whether a tile has no picture though the catalogue is there: then its code is shown. */
export function isUnknown(code: string): boolean {
  return loaded && !tiles[code];
}

/** What is known of a tile besides its picture. */
export function tileOf(code: string): CatalogueTile | undefined {
  return tiles[code];
}

/** A point of the board for a point of the tile in this cell; its middle if there is none. */
export function pointOn([x, y]: Cell, spot: readonly [number, number] | undefined): Point {
  const [dx, dy] = spot ?? [TILE / 2, TILE / 2];
  return { x: x * TILE + dx, y: y * TILE + dy };
}
