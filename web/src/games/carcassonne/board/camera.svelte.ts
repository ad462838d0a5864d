import { untrack } from 'svelte';
import { reducedMotion } from '../../../device/preferences.svelte';
import { isShared } from '../../../device/shared_screen.svelte';
import { tableScale } from '../../../table/table_scale.svelte';
import type { Cell, Point } from '../geometry/cells';
import {
  AIR,
  between,
  type Box,
  boxAround,
  brought,
  FIRST,
  fitted,
  held,
  MOST,
  type View,
  wholeView,
  zoomed,
} from '../geometry/view';
import { CameraState } from '../state.svelte';

/** The duration of a camera animation in milliseconds. */
const GLIDE = 220;
const NOTHING: Box = { left: 0, top: 0, right: 0, bottom: 0 };
/** The minimum width and height of the part that panels leave free, in pixels. */
const LEAST_ROOM = 80;

/** The board in front of the camera. */
export interface Scene {
  readonly tiles: readonly { at: Cell }[];
  /** Cells without a tile that belong to the first view, such as those that can be chosen. */
  readonly lit?: readonly Cell[];
  /** The number of pixels that panels cover on each side. */
  readonly covered?: Box;
}

/** The camera over a board. It follows the play until the person moves it, and again after they ask for the whole board. */
export class Camera extends CameraState {
  readonly #scene: Scene;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Getters keep the scene up to date. */
  constructor(scene: Scene) {
    super();
    this.#scene = scene;
  }

  readonly #lit = $derived.by(() => this.#scene.lit ?? []);
  /** The box around everything on the board. */
  readonly box = $derived.by(() => boxAround([...this.#scene.tiles.map((tile) => tile.at), ...this.#lit]));
  readonly #whole = $derived.by(() => this.wholeWith(this.#lit.length ? boxAround(this.#lit) : null));
  /** Return a view of the whole board that favours the lit places. Nobody can pan the board of a shared screen, so there all of it is visible. */
  wholeWith(lit: Box | null): View {
    const limits = isShared() ? [Math.min(MOST, FIRST * tableScale()), 1] : [];
    return wholeView(this.box, lit, this.room, ...limits);
  }
  /** The part of the board's element that no panel covers. */
  readonly room = $derived.by((): Box => {
    const { left, top, right, bottom } = this.#scene.covered ?? NOTHING;
    return {
      left,
      top,
      right: Math.max(left + LEAST_ROOM, this.width - right),
      bottom: Math.max(top + LEAST_ROOM, this.height - bottom),
    };
  });

  /** Pan by hand. */
  pan(dx: number, dy: number): void {
    this.#byHand({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /** Zoom by hand; `at` is a screen point, by default the centre of the visible part. */
  zoom(factor: number, at: Point = this.middle): void {
    this.#byHand(zoomed(this.view, factor, at));
  }

  get middle(): Point {
    const { left, top, right, bottom } = this.room;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** Show the whole board and follow the play again. */
  whole(): void {
    this.follows = true;
    this.glide(this.#whole);
  }

  /** Show the whole board the first time; later only if the camera follows the play and is not held `steady`. Call this in an effect. */
  follow(steady: boolean): void {
    if (!this.width || !this.height || (this.live && steady)) return;
    const whole = this.#whole;
    untrack(() => {
      if (!this.live) this.jump(whole);
      else if (this.follows) this.glide(whole);
      this.live = true;
    });
  }

  /** Forget the board's element, so that the next one is shown without gliding. */
  leave(): void {
    this.live = false;
    this.width = this.height = 0;
  }

  /** Zoom in on these cells as far as the limits allow. */
  show(cells: readonly Cell[]): void {
    if (cells.length) this.glide(fitted(boxAround(cells), this.room));
  }

  /** Bring these cells into view with the smallest possible movement and a margin of `air` pixels. */
  bring(cells: readonly Cell[], air: number): void {
    if (!cells.length) return;
    const view = brought(this.view, boxAround(cells), this.room, air);
    if (view.x !== this.view.x || view.y !== this.view.y) this.glide(view);
  }

  /** Bring these cells into view: with the whole board if the camera follows the play, otherwise with the smallest possible movement. */
  include(cells: readonly Cell[]): void {
    if (!cells.length) return;
    const from = this.follows ? fitted(this.box, this.room) : this.view;
    this.glide(brought(from, boxAround(cells), this.room, AIR));
  }

  /** Animate to this view, unless a finger is on the board. */
  glide(to: View): void {
    cancelAnimationFrame(this.#frame);
    if (this.fingers) return;
    if (reducedMotion()) {
      this.view = to;
      return;
    }
    const from = this.view;
    const begun = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - begun) / GLIDE);
      this.#stir(from.size !== to.size);
      this.view = between(from, to, 1 - (1 - share) ** 3);
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Show this view without an animation. */
  jump(to: View): void {
    cancelAnimationFrame(this.#frame);
    this.view = to;
  }

  #byHand(view: View): void {
    cancelAnimationFrame(this.#frame);
    this.follows = false;
    this.#stir(view.size !== this.view.size);
    this.view = held(view, this.box, this.room);
  }

  #stir(zooms: boolean): void {
    this.moving = true;
    if (zooms) this.zooming = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = this.zooming = false), GLIDE);
  }
}
