import { SvelteMap } from 'svelte/reactivity';
import { theme } from '../../../device/preferences.svelte';
import type { TileView } from '../../../wire';
import { FAR } from '../geometry/view';
import { faceOf, MARGIN } from './catalogue.svelte';
import { TILE } from '../geometry/cells';
import { DrawnImage, drawnSheet, type Theme } from './drawn_images';

/**
 * Distant tiles: bitmaps without small details.
 *
 * The browser keeps a document for every SVG image and scans all of them during garbage collection, which made a moving board stutter.
 * Bitmaps have no document and paint faster, but bitmaps for a near view would need too much memory.
 */
const made = new SvelteMap<string, DrawnImage>();

type Tile = Pick<TileView, 'code' | 'rotation'>;
const wanted = new Map<string, { tile: Tile; theme: Theme }>();
let working: Promise<void> | null = null;
let readable = $state(true);

/** The number of bitmaps drawn at a time: all at once would block a phone. */
const BATCH = 6;
const SIDE = TILE + 2 * MARGIN;

/** Whether the browser allows bitmaps: some refuse to read a canvas back, to prevent fingerprinting. */
export function hasBitmaps(): boolean {
  return readable;
}

/** Return the bitmap of a tile; undefined until it is drawn, which this call starts. */
export function bitmapOf(tile: Tile): DrawnImage | undefined {
  const key = `${tile.code} ${tile.rotation} ${theme()}`;
  const known = made.get(key);
  if (!known && !wanted.has(key) && faceOf(tile)) {
    wanted.set(key, { tile, theme: theme() });
    working ??= work();
  }
  return known;
}

/** Wait until all these tiles have bitmaps. */
export async function bitmapsOf(tiles: readonly Tile[]): Promise<void> {
  for (const tile of tiles) bitmapOf(tile);
  await working;
}

async function work(): Promise<void> {
  for (;;) {
    await new Promise((rested) => setTimeout(rested));
    const [first] = wanted.values();
    if (!first) break;
    const batch = [...wanted].filter(([, one]) => one.theme === first.theme).slice(0, BATCH);
    const tiles = batch.map(([key, { tile }]) => [key, tile] as const);
    if (readable) await draw(tiles, first.theme).catch(() => (readable = false));
    for (const [key] of batch) wanted.delete(key);
  }
  working = null;
}

/** Draw these tiles side by side in one image, then split it into one bitmap per tile. */
async function draw(batch: readonly (readonly [string, Tile])[], theme: Theme): Promise<void> {
  const sheet = drawnSheet(
    batch.map(([, tile]) => faceOf(tile)!.art),
    [-MARGIN, -MARGIN, SIDE, SIDE],
    theme,
  );
  await sheet.decode();
  const canvas = document.createElement('canvas');
  const pencil = canvas.getContext('2d', { willReadFrequently: true })!;
  const side = Math.ceil((SIDE / TILE) * FAR * Math.max(2, devicePixelRatio));
  canvas.width = canvas.height = side;
  readable = canBeRead(pencil);
  if (!readable) return;
  const images = batch.map(([key], index) => {
    pencil.clearRect(0, 0, side, side);
    pencil.drawImage(sheet, -index * side, 0, batch.length * side, side);
    return [key, new DrawnImage(canvas.toDataURL())] as const;
  });
  await Promise.all(images.map(([, image]) => image.element.decode()));
  for (const [key, image] of images) made.set(key, image);
}

function canBeRead(pencil: CanvasRenderingContext2D): boolean {
  pencil.fillStyle = '#123456';
  pencil.fillRect(0, 0, 1, 1);
  return pencil.getImageData(0, 0, 1, 1).data.join() === [0x12, 0x34, 0x56, 0xff].join();
}
