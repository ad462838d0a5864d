import type { CarcassonneView, Choice } from '../../../wire';
import { type Cell, cellOf, cellText, nextCell, readCell, sameCell } from '../geometry/cells';
import { TurnState } from '../state.svelte';
import { type PieceChoice, pieceChoices } from './piece_choices';

/** The player's next step: place the tile, choose a figure or floor, or wait. */
export type Phase = 'wait' | 'tile' | 'piece';

/** The action that places no figure. */
const NOTHING = 'skip';
const QUARTER = 90;
const FULL = 360;

/** Return the rotation after this many quarter turns, as 0 to 270 degrees. */
export function turned(rotation: number, quarters: number): number {
  return (((rotation + quarters * QUARTER) % FULL) + FULL) % FULL;
}

/** Return the first of these rotations clockwise from `from`. */
export function firstFit(rotations: ReadonlySet<number>, from: number): number {
  return [0, 1, 2, 3].map((quarters) => turned(from, quarters)).find((rotation) => rotations.has(rotation)) ?? from;
}

/** Return the actions that place the drawn tile, by cell and rotation. */
export function placesOf(choices: readonly Choice[]): Map<string, Map<number, string>> {
  const places = new Map<string, Map<number, string>>();
  for (const choice of choices) {
    const cell = cellOf(choice);
    if (choice.target.kind !== 'cell' || typeof choice.args.rotation !== 'number' || !cell) continue;
    const rotations = places.get(cellText(cell)) ?? new Map<number, string>();
    places.set(cellText(cell), rotations.set(choice.args.rotation, choice.action));
  }
  return places;
}

/** The turn of the person at this device: the legal actions, and the one they are trying or picking. */
export class Turn extends TurnState {
  #view: () => CarcassonneView | null;
  #act: (...actions: string[]) => void;

  /** `view` returns null while nothing can be chosen. */
  constructor(view: () => CarcassonneView | null, act: (...actions: string[]) => void) {
    super();
    this.#view = view;
    this.#act = act;
  }

  #choices = $derived.by(() => this.#view()?.choices ?? []);
  places = $derived.by(() => placesOf(this.#choices));
  cells = $derived.by(() => [...this.places.keys()].map(readCell));
  pieces = $derived.by((): PieceChoice[] => pieceChoices(this.#choices));
  phase = $derived.by((): Phase => (this.places.size ? 'tile' : this.#choices.length ? 'piece' : 'wait'));
  /** The rotations in which the tile fits at its current place. */
  fitting = $derived.by(() => new Set(this.cell ? this.places.get(cellText(this.cell))?.keys() : []));
  /** The action that places the tile where it lies, if it fits. */
  action = $derived.by(() => (this.cell && this.places.get(cellText(this.cell))?.get(this.rotation)) || null);
  fits = $derived.by(() => this.fitting.has(this.rotation));
  chosen = $derived.by(() => this.pieces.find((piece) => piece.action === this.picked) ?? null);
  /** The choice to place no figure. */
  skip = $derived.by(() => this.pieces.find((piece) => piece.verb === 'skip') ?? null);
  /** Whether placing no figure is the only choice. */
  onlySkip = $derived.by(() => this.pieces.length === 1 && this.skip !== null && this.phase === 'piece');
  /** Whether the turn ends automatically after a delay. */
  endsItself = $derived.by(() => this.onlySkip || (this.ending && this.chosen !== null));

  /** Reset everything tried and picked: the player has another tile in the hand, or has played. */
  reset(): void {
    if (this.phase === 'tile' || this.picked === this.wish) this.wish = null;
    this.cell = null;
    this.picked = null;
    this.ending = false;
    this.refused = '';
  }

  /** Say why the tapped feature cannot be chosen. */
  refuse(why: string): void {
    this.picked = null;
    this.ending = false;
    this.refused = why;
  }

  /** Pick the choice that the player requested when placing the tile, once it is legal. */
  grantWish(): void {
    if (!this.wish || this.picked || !this.pieces.some((piece) => piece.action === this.wish)) return;
    this.picked = this.wish;
    this.ending = true;
  }

  isPlace(cell: Cell): boolean {
    return this.places.has(cellText(cell));
  }

  /** Try the tile here, turned to the first rotation that fits; the second tap places it. */
  tapCell(cell: Cell): boolean {
    if (sameCell(cell, this.cell)) this.put();
    else if (this.isPlace(cell)) this.tryAt(cell);
    else return false;
    return true;
  }

  tryAt(cell: Cell): void {
    if (!this.isPlace(cell)) return;
    this.cell = cell;
    this.rotation = firstFit(this.fitting, this.rotation);
  }

  /** Turn the tile by quarter turns, whether it fits or not. */
  turn(quarters: number): void {
    if (this.phase === 'tile') this.rotation = turned(this.rotation, quarters);
  }

  /** Move the tile to the next lit place in a direction; move it from the hand to the place nearest to `from`. */
  step(direction: Cell, from: Cell): void {
    const next = this.cell ? nextCell(this.cells, this.cell, direction) : this.#nearest(from);
    if (next) this.tryAt(next);
  }

  #nearest([x, y]: Cell): Cell | null {
    const far = (cell: Cell) => Math.hypot(cell[0] - x, cell[1] - y);
    return [...this.cells].sort((one, other) => far(one) - far(other))[0] ?? null;
  }

  /** Show a choice: try its tile where it would lie, or pick its piece. */
  show({ action, args }: Choice): void {
    const { x, y, rotation } = args;
    if (typeof x === 'number' && typeof y === 'number' && typeof rotation === 'number') {
      this.tryAt([x, y]);
      this.rotation = rotation;
    } else this.picked = action;
  }

  /** Take the tile back into the hand. */
  lift(): void {
    this.cell = null;
  }

  put(): void {
    if (this.action) this.#act(this.action);
  }

  /** Place the tile and pick this choice on it: the second tap of a two-tap turn. The player can undo it during a short delay. */
  putWith(action: string): void {
    this.wish = action;
    this.put();
  }

  /** Place the tile without a figure, which completes the turn. */
  putOnly(): void {
    if (this.action) this.#act(this.action, NOTHING);
  }

  /** Select a choice; selecting it again plays it. `ends`: play it automatically after a delay. */
  pick(action: string, ends = false): void {
    if (this.picked === action) this.#act(action);
    else {
      this.wish = null;
      this.refused = '';
      this.picked = action;
      this.ending = ends;
    }
  }

  /** Play the picked choice, or skip if none is picked and skipping is legal. */
  done(): void {
    const action = this.picked ?? this.skip?.action;
    if (action) this.#act(action);
  }

  /** Return the choice of this number: 1 to 9 in the order on screen, 0 for skipping. */
  numbered(digit: number): PieceChoice | null {
    if (digit === 0) return this.skip;
    return this.pieces.filter((piece) => piece.verb !== 'skip')[digit - 1] ?? null;
  }
}
