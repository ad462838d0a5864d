import { api } from '../../../server/api';
import type { CataloguePiece, CatalogueTile, TileView } from '../../../wire';
import { type Cell, cellText, type Point, TILE } from '../geometry/cells';
import { type DrawnImage, drawnImage } from './drawn_images';

/** A tile in one rotation. */
export interface Face {
  /** The picture, 100 wide, without its lettering. */
  art: string;
  /** The lettering, which stays outside the image because images cannot use the page's fonts. */
  lettering: string;
  pieces: readonly CataloguePiece[];
  /** The spots of figures, keyed by the names of the pieces in this rotation. */
  spots: Readonly<Record<string, readonly [number, number]>>;
  /** The centre of the tower base. */
  tower: readonly [number, number] | undefined;
  /** The spot for the mark of an unknown expansion. */
  standing: readonly [number, number];
}

const LETTERING = /<text[^]*?<\/text>/g;

let tiles = $state.raw<Record<string, CatalogueTile>>({});
let loaded = $state(false);
let loading: Promise<void> | null = null;
const faces = new Map<string, Face>();

/** Load the catalogue of tiles once. */
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

/** Return the faces of the tiles on a board by cell, excluding tiles without a picture. */
export function facesOf(laid: readonly TileView[]): Map<string, Face> {
  return new Map(
    laid.flatMap((tile) => {
      const face = faceOf(tile);
      return face ? [[cellText(tile.at), face] as const] : [];
    }),
  );
}

/** Return the face of a tile in this rotation; undefined without a picture, or until the catalogue is loaded. */
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

/** The distance by which roofs and trees can extend beyond a tile's edge, in board units. */
export const MARGIN = 8;
const SIDE = TILE + 2 * MARGIN;

/** Return the image of a tile in this rotation; undefined without a picture, or until the catalogue is loaded. */
export function imageOf(tile: Pick<TileView, 'code' | 'rotation'>): DrawnImage | undefined {
  const face = faceOf(tile);
  return face && drawnImage(`tile ${tile.code} ${tile.rotation}`, face.art, [-MARGIN, -MARGIN, SIDE, SIDE]);
}

/** Return whether the catalogue is loaded. */
export function isLoaded(): boolean {
  return loaded;
}

/** Return whether the loaded catalogue lacks a tile; its code is shown instead. */
export function isUnknown(code: string): boolean {
  return loaded && !tiles[code];
}

/** Return the catalogue's entry of a tile. */
export function tileOf(code: string): CatalogueTile | undefined {
  return tiles[code];
}

/** Convert a point of the tile in this cell to a board point; by default the tile's centre. */
export function pointOn([x, y]: Cell, spot: readonly [number, number] | undefined): Point {
  const [dx, dy] = spot ?? [TILE / 2, TILE / 2];
  return { x: x * TILE + dx, y: y * TILE + dy };
}
