/** Reorders the rows of a list: by dragging a handle, or with the keyboard (lift, arrow keys, drop). */
export class RowMover {
  /** The moving row and its drop position. */
  from = $state<number | null>(null);
  to = $state(0);
  /** The drag offset in pixels. */
  offset = $state(0);
  #start = 0;
  #dragged = false;
  #rows: () => Element[];
  #onmove: (from: number, to: number) => void;

  constructor(rows: () => Element[], onmove: (from: number, to: number) => void) {
    this.#rows = rows;
    this.#onmove = onmove;
  }

  /** Return the event handlers for the handle of a row. */
  handle = (row: number) => ({
    onpointerdown: (event: PointerEvent) => {
      if (event.button) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#start = event.clientY;
      this.#dragged = false;
      this.#lift(row);
    },
    onpointermove: (event: PointerEvent) => {
      if (this.from !== row || !(event.currentTarget as Element).hasPointerCapture(event.pointerId)) return;
      this.offset = event.clientY - this.#start;
      this.#dragged ||= Math.abs(this.offset) > SLACK;
      this.to = rowAt(this.#rows().map(middle), event.clientY, row);
    },
    onpointerup: () => {
      if (this.#dragged) this.drop();
      else this.cancel();
    },
    onpointercancel: () => this.cancel(),
    onkeydown: (event: KeyboardEvent) => {
      const key = this.from === row ? LIFTED[event.key] : PRESS.includes(event.key) ? () => this.#lift(row) : undefined;
      if (!key) return;
      event.preventDefault();
      event.stopPropagation();
      key(this);
    },
    onblur: () => this.cancel(),
  });

  cancel(): void {
    this.from = null;
    this.offset = 0;
  }

  step(by: 1 | -1): void {
    this.to = Math.min(this.#rows().length - 1, Math.max(0, this.to + by));
  }

  #lift(row: number): void {
    this.from = this.to = row;
    this.offset = 0;
  }

  drop(): void {
    const { from, to } = this;
    this.cancel();
    if (from !== null && from !== to) this.#onmove(from, to);
  }
}

/** Pointer movements up to this many pixels count as a click, not a drag. */
const SLACK = 4;
const PRESS = ['Enter', ' '];
const LIFTED: Record<string, (mover: RowMover) => void> = {
  ArrowUp: (mover) => mover.step(-1),
  ArrowDown: (mover) => mover.step(1),
  Enter: (mover) => mover.drop(),
  ' ': (mover) => mover.drop(),
  Escape: (mover) => mover.cancel(),
};

function middle(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

/** Return the drop position of a dragged row: the number of other rows above the pointer. */
export function rowAt(middles: readonly number[], y: number, row: number): number {
  return middles.filter((other, index) => index !== row && other < y).length;
}

/** Return the row order after moving one row. */
export function movedRow(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
