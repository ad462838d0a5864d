import { SvelteMap } from 'svelte/reactivity';
import { api } from '../../../server/api';
import type { CarcassonnePreview, FollowingChoice, PreviewedChoice, WrongTurn } from '../../../wire';
import { type Cell, cellText, sameCell } from '../geometry/cells';

/** What the choices of a decision would bring, and which tiles still fit a place; asked for once, when it is needed. */
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

  /** Ask what the choices at this place would bring; without a place all choices. */
  async ask(cell: Cell | null): Promise<void> {
    const key = this.#key(cell);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const found = await api.preview(this.table, cell && cellText(cell)).catch(() => null);
    if (!found) this.#asked.delete(key);
    else if (key.startsWith(`${found.version} `)) this.#found.set(key, found.preview as CarcassonnePreview);
  }

  /** Ask which tiles to come fit a place. */
  async askFits(cell: Cell): Promise<void> {
    const key = this.#key(cell);
    const asking = `fits ${key}`;
    if (this.#asked.has(asking)) return;
    this.#asked.add(asking);
    const found = await api.fits(this.table, cellText(cell)).catch(() => null);
    if (found) this.#fits.set(key, found.tiles);
  }

  /** The rotations of each tile to come that fits a place; null if that is not known. */
  fits(cell: Cell): Record<string, number[]> | null {
    return this.#fits.get(this.#key(cell)) ?? null;
  }

  /** What a choice at this place would bring; without a place, one of all choices. */
  of(action: string | null | undefined, cell: Cell | null = null): PreviewedChoice | null {
    return (action && this.#found.get(this.#key(cell))?.choices[action]) || null;
  }

  /** What could be chosen on the tile if it were put here like this, with what both would bring. */
  then(action: string | null, cell: Cell | null): readonly FollowingChoice[] {
    return (cell && this.of(action, cell)?.then) ?? [];
  }

  /** Why the tile does not fit; null if it does, or if that is not known. */
  wrong(cell: Cell, rotation: number): WrongTurn | null {
    const all = this.#found.get(this.#key(cell))?.wrong;
    return all?.find((one) => sameCell(one.at, cell) && one.rotation === rotation) ?? null;
  }
}
