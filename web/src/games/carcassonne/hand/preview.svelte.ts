import { SvelteMap } from 'svelte/reactivity';
import { api } from '../../../server/api';
import type { CarcassonnePreview, FollowingChoice, PreviewedChoice, WrongTurn } from '../../../wire';
import { type Cell, cellText, sameCell } from '../geometry/cells';

/** A cache of the server's previews: the results of the choices of a decision, and the remaining tiles that fit a place. */
export class Preview {
  #found = new SvelteMap<string, CarcassonnePreview>();
  #fits = new SvelteMap<string, Record<string, number[]>>();
  #asked = new Set<string>();

  constructor(
    readonly table: string,
    readonly version: () => number,
  ) {}

  #key(cell: Cell | null): string {
    return `${this.version()} ${cell ? cellText(cell) : ''}`;
  }

  /** Request the preview of the choices at this place; null requests all choices. */
  async ask(cell: Cell | null): Promise<void> {
    const key = this.#key(cell);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const found = await api.preview(this.table, cell && cellText(cell)).catch(() => null);
    if (!found) this.#asked.delete(key);
    else if (key.startsWith(`${found.version} `)) this.#found.set(key, found.preview as CarcassonnePreview);
  }

  /** Request the remaining tiles that fit a place. */
  async askFits(cell: Cell): Promise<void> {
    const key = this.#key(cell);
    const asking = `fits ${key}`;
    if (this.#asked.has(asking)) return;
    this.#asked.add(asking);
    const found = await api.fits(this.table, cellText(cell)).catch(() => null);
    if (found) this.#fits.set(key, found.tiles);
  }

  /** Return the fitting rotations of each remaining tile at a place; null if unknown. */
  fits(cell: Cell): Record<string, number[]> | null {
    return this.#fits.get(this.#key(cell)) ?? null;
  }

  /** Return a choice from the preview of this place or, without a place, of all choices; null if unknown. */
  of(action: string | null | undefined, cell: Cell | null = null): PreviewedChoice | null {
    return (action && this.#found.get(this.#key(cell))?.choices[action]) || null;
  }

  /** Return the choices that would follow this placement, with the results of both. */
  then(action: string | null, cell: Cell | null): readonly FollowingChoice[] {
    return (cell && this.of(action, cell)?.then) ?? [];
  }

  /** Return why the tile does not fit; null if it fits or if the reason is unknown. */
  wrong(cell: Cell, rotation: number): WrongTurn | null {
    const all = this.#found.get(this.#key(cell))?.wrong;
    return all?.find((one) => sameCell(one.at, cell) && one.rotation === rotation) ?? null;
  }
}
