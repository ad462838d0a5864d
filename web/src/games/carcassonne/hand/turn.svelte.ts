import type { CarcassonneView, Choice } from '../../../wire';
import { type Cell, cellOf, cellText, nextCell, pieceOf, readCell, sameCell } from '../board/cells';
import { type PieceChoice, pieceChoices } from './piece_choices';

/** What there is to do: put the tile somewhere, choose something on the board (a figure, a floor), or wait. */
export type Phase = 'wait' | 'tile' | 'piece';

/** The action that places nothing. */
const NOTHING = 'skip';
const QUARTER = 90;
const FULL = 360;

/** A rotation within a full turn. */
export function turned(rotation: number, quarters: number): number {
  return (((rotation + quarters * QUARTER) % FULL) + FULL) % FULL;
}

/** The first of these rotations from one on, clockwise. */
export function firstFit(rotations: ReadonlySet<number>, from: number): number {
  return [0, 1, 2, 3].map((quarters) => turned(from, quarters)).find((rotation) => rotations.has(rotation)) ?? from;
}

/** Where the drawn tile may go: the actions by cell and rotation. */
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

/** The turn of the person at the table: what they may do, and what they have in mind but not done yet. */
export class Turn {
  /** The cell where the tile lies for trial. */
  cell = $state.raw<Cell | null>(null);
  /** How the tile is turned, in the hand as on the board. */
  rotation = $state(0);
  /** The action of the choice that was picked. */
  picked = $state<string | null>(null);
  /** What was picked ends the turn by itself in a moment, if nothing else is done. */
  ending = $state(false);
  /** Why what was tapped cannot be chosen, as a sentence; empty if nothing was. */
  refused = $state('');
  /** What to pick once the tile lies. */
  #wish: string | null = null;
  #view: () => CarcassonneView | null;
  #act: (...actions: string[]) => void;

  /** `view` is null while nothing can be chosen. */
  constructor(view: () => CarcassonneView | null, act: (...actions: string[]) => void) {
    this.#view = view;
    this.#act = act;
  }

  #choices = $derived.by(() => this.#view()?.choices ?? []);
  places = $derived.by(() => placesOf(this.#choices));
  cells = $derived.by(() => [...this.places.keys()].map(readCell));
  pieces = $derived.by((): PieceChoice[] => pieceChoices(this.#choices));
  phase = $derived.by((): Phase => (this.places.size ? 'tile' : this.#choices.length ? 'piece' : 'wait'));
  /** The rotations that fit where the tile lies. */
  fitting = $derived.by(() => new Set(this.cell ? this.places.get(cellText(this.cell))?.keys() : []));
  /** The action that puts the tile where it lies, if it fits. */
  action = $derived.by(() => (this.cell && this.places.get(cellText(this.cell))?.get(this.rotation)) || null);
  fits = $derived.by(() => this.fitting.has(this.rotation));
  chosen = $derived.by(() => this.pieces.find((piece) => piece.action === this.picked) ?? null);
  /** The choice to do nothing. */
  skip = $derived.by(() => this.pieces.find((piece) => piece.verb === 'skip') ?? null);
  /** Only one thing is left to do, and it is to do nothing. */
  onlySkip = $derived.by(() => this.pieces.length === 1 && this.skip !== null && this.phase === 'piece');
  /** The turn ends by itself in a moment. */
  endsItself = $derived.by(() => this.onlySkip || (this.ending && this.chosen !== null));

  /** Begin afresh: another tile is in the hand, or something was done. */
  reset(): void {
    if (this.phase === 'tile' || this.picked === this.#wish) this.#wish = null;
    this.cell = null;
    this.picked = null;
    this.ending = false;
    this.refused = '';
  }

  /** Something was tapped that cannot be chosen. */
  refuse(why: string): void {
    this.picked = null;
    this.ending = false;
    this.refused = why;
  }

  /** Pick what was wished for when the tile was put, once it can be chosen. */
  grantWish(): void {
    if (!this.#wish || this.picked || !this.pieces.some((piece) => piece.action === this.#wish)) return;
    this.picked = this.#wish;
    this.ending = true;
  }

  isPlace(cell: Cell): boolean {
    return this.places.has(cellText(cell));
  }

  /** Lay the tile here for trial, turned to the first way that fits; the second time put it. */
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

  /** Turn the tile by quarters: one by one, as in the hand. */
  turn(quarters: number): void {
    if (this.phase === 'tile') this.rotation = turned(this.rotation, quarters);
  }

  /** To the next lit place in a direction; the first one if the tile is in the hand. */
  step(direction: Cell, from: Cell): void {
    const next = this.cell ? nextCell(this.cells, this.cell, direction) : this.#nearest(from);
    if (next) this.tryAt(next);
  }

  #nearest([x, y]: Cell): Cell | null {
    const far = (cell: Cell) => Math.hypot(cell[0] - x, cell[1] - y);
    return [...this.cells].sort((one, other) => far(one) - far(other))[0] ?? null;
  }

  /** Show a choice: the tile where it would lie, or the piece picked. */
  show({ action, args }: Choice): void {
    const { x, y, rotation } = args;
    if (typeof x === 'number' && typeof y === 'number' && typeof rotation === 'number') {
      this.tryAt([x, y]);
      this.rotation = rotation;
    } else this.picked = action;
  }

  /** Back into the hand. */
  lift(): void {
    this.cell = null;
  }

  put(): void {
    if (this.action) this.#act(this.action);
  }

  /** Put the tile, and choose this on it: the second of the two taps that a turn needs. It can be undone for a moment. */
  putWith(action: string): void {
    this.#wish = action;
    this.put();
  }

  /** Put the tile and place nothing: a whole turn at once. */
  putOnly(): void {
    if (this.action) this.#act(this.action, NOTHING);
  }

  /** Pick a choice; the second time do it. `ends`: it is done by itself in a moment. */
  pick(action: string, ends = false): void {
    if (this.picked === action) this.#act(action);
    else {
      this.#wish = null;
      this.refused = '';
      this.picked = action;
      this.ending = ends;
    }
  }

  /** Do what was picked; nothing picked means doing nothing, where that is a choice. */
  done(): void {
    const action = this.picked ?? this.skip?.action;
    if (action) this.#act(action);
  }

  /** The choice of this number: 1 to 9 in the order they are shown, 0 for nothing. */
  numbered(digit: number): PieceChoice | null {
    if (digit === 0) return this.skip;
    return this.pieces.filter((piece) => piece.verb !== 'skip')[digit - 1] ?? null;
  }

  /** The choice at a spot of the board, if there is one. */
  at(cell: Cell, piece: string): PieceChoice | null {
    return this.pieces.find((one) => sameCell(one.cell, cell) && pieceOf(one.choice) === piece) ?? null;
  }
}
