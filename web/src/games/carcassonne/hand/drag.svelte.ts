import type { Camera } from '../board/camera.svelte';
import { toBoard } from '../geometry/view';
import { cellAt, type Cell, type Point, sameCell, TILE } from '../geometry/cells';
import { boardBox } from '../board/on_screen';
import { DragState } from '../state.svelte';
import type { Turn } from './turn.svelte';

/** A dragged tile snaps to a place whose centre is closer than this, in tile widths. */
const SNAP = 0.6;
/** A pointer that moves less than this, in pixels, taps. */
const TRAVEL = 8;

/** Return the lit place to which a tile centred at this point snaps; null if none is near. */
export function snapCell(cells: readonly Cell[], { x, y }: Point): Cell | null {
  const far = ([column, row]: Cell) => Math.hypot((column + 0.5) * TILE - x, (row + 0.5) * TILE - y);
  const [nearest] = [...cells].sort((one, other) => far(one) - far(other));
  return nearest && far(nearest) < SNAP * TILE ? nearest : null;
}

/** Dragging the tile: from the dock onto the board, or from place to place. */
export class TileDrag extends DragState {
  constructor(
    readonly turn: Turn,
    readonly camera: Camera,
  ) {
    super();
  }

  #move(point: Point): void {
    const cell = snapCell(this.turn.cells, point);
    if (cell && !sameCell(cell, this.turn.cell)) this.turn.tryAt(cell);
    if (!cell) this.turn.lift();
    this.corner = cell ? null : { x: point.x - TILE / 2, y: point.y - TILE / 2 };
  }

  /** Drag the tile from its trial cell; return null if the finger went down elsewhere. */
  fromBoard(at: Point): { move: (at: Point) => void; end: () => void } | null {
    const { turn, camera } = this;
    if (turn.phase !== 'tile' || !turn.cell || !sameCell(cellAt(toBoard(camera.view, at)), turn.cell)) return null;
    return { move: (next) => this.#move(toBoard(camera.view, next)), end: () => (this.corner = null) };
  }

  /** Drag the tile from the dock; a tap turns it. */
  fromDock = (event: PointerEvent): void => {
    if (event.button || this.turn.phase !== 'tile') return;
    const hand = event.currentTarget as HTMLElement;
    const over = new AbortController();
    let travelled = false;
    hand.setPointerCapture(event.pointerId);
    const move = (next: PointerEvent) => {
      travelled ||= Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) > TRAVEL;
      const { left, top } = boardBox();
      if (travelled) this.#move(toBoard(this.camera.view, { x: next.clientX - left, y: next.clientY - top }));
    };
    const end = () => {
      over.abort();
      this.corner = null;
      if (!travelled) this.turn.turn(1);
    };
    hand.addEventListener('pointermove', move, { signal: over.signal });
    hand.addEventListener('pointerup', end, { signal: over.signal });
    hand.addEventListener('pointercancel', end, { signal: over.signal });
  };
}
