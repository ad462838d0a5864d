/** A row of a list on its way to another place: dragged by its handle, or lifted with a press and moved by arrow keys. */
export class RowMover {
  /** The row that is moved, and where it would be put down. */
  from = $state<number | null>(null);
  to = $state(0);
  /** How far it has been dragged, in pixels. */
  offset = $state(0);
  #start = 0;
  #dragged = false;
  #rows: () => Element[];
  #onmove: (from: number, to: number) => void;

  constructor(rows: () => Element[], onmove: (from: number, to: number) => void) {
    this.#rows = rows;
    this.#onmove = onmove;
  }

  /** The handlers of the handle of a row. */
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

/** A movement of at most this many pixels is a press, not a drag. */
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

/** The place in the list where a dragged row is now: how many of the others are above it. */
export function rowAt(middles: readonly number[], y: number, row: number): number {
  return middles.filter((other, index) => index !== row && other < y).length;
}

/** The order in which one row stands at another place. */
export function movedRow(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
