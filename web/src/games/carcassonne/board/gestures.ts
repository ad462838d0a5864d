import type { Camera } from './camera.svelte';
import type { Point } from '../geometry/cells';

/** A pointer that moves less than this, in pixels, taps. */
const TRAVEL = 8;
const LONG = 400;
const DOUBLE = 320;
const DOUBLE_ZOOM = 1.6;
const WHEEL = 0.0016;
/** The minimum time between two actions of a wheel or touchpad, except zooming, in milliseconds. */
const WHEEL_PAUSE = 160;

export interface Gestures {
  camera: Camera;
  /** Handle a tap at this screen point; return whether it had an effect. */
  ontap: (at: Point) => boolean;
  /** Handle a long press or a right click. */
  onlook: (at: Point) => void;
  /** Return whether the wheel calls `onwheel` at this point instead of zooming. */
  wheels?: (at: Point) => boolean;
  onwheel?: (up: boolean) => void;
  /** Handle a hovering pointer; null when it leaves. */
  onhover?: (at: Point | null) => void;
  /** Start a drag where a finger went down, and return how to handle its moves and its end; return null to pan. */
  ondrag?: (at: Point) => { move: (at: Point) => void; end: (at: Point) => void } | null;
}

/** Attach gestures to the board's element: one finger pans, two pinch, the wheel zooms at the pointer, a double tap zooms in. */
export function gestures(options: () => Gestures) {
  return (board: HTMLElement) => {
    const down = new Map<number, Point>();
    let start: Point | null = null;
    let travelled = false;
    /** Whether the finger went down on a button, which then gets the tap. A button that appears under the finger later does not. */
    let pressed = false;
    let last: { at: Point; time: number } | null = null;
    let drag: ReturnType<NonNullable<Gestures['ondrag']>> = null;
    let press = 0;
    let wheeled = 0;

    const pointOf = (event: MouseEvent): Point => {
      const box = board.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
    const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    const onButton = (event: Event) => (event.target as Element).closest('button, a, input') !== null;

    function pointerdown(event: PointerEvent) {
      if (event.button || (event.pointerType === 'mouse' && onButton(event))) return;
      const at = pointOf(event);
      down.set(event.pointerId, at);
      options().camera.fingers = down.size;
      clearTimeout(press);
      if (down.size > 1) {
        travelled = true;
        return;
      }
      start = at;
      travelled = false;
      pressed = onButton(event);
      drag = pressed ? null : (options().ondrag?.(at) ?? null);
      if (event.pointerType !== 'mouse' && !pressed)
        press = window.setTimeout(() => {
          if (travelled) return;
          travelled = true;
          options().onlook(at);
        }, LONG);
    }

    function pointermove(event: PointerEvent) {
      const at = pointOf(event);
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse') options().onhover?.(onButton(event) ? null : at);
        return;
      }
      if (!travelled && apart(start!, at) < TRAVEL) return;
      if (!travelled) {
        travelled = true;
        clearTimeout(press);
        board.setPointerCapture(event.pointerId);
      }
      const { camera } = options();
      down.set(event.pointerId, at);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const then = middle(before, other);
        const now = middle(at, other);
        if (apart(before, other)) camera.zoom(apart(at, other) / apart(before, other), then);
        camera.pan(now.x - then.x, now.y - then.y);
      } else if (drag) drag.move(at);
      else camera.pan(at.x - before.x, at.y - before.y);
    }

    function pointerup(event: PointerEvent) {
      const at = pointOf(event);
      if (!down.delete(event.pointerId)) return;
      clearTimeout(press);
      options().camera.fingers = down.size;
      if (drag && travelled && !down.size) drag.end(at);
      drag = null;
      if (travelled || event.type === 'pointercancel' || pressed) return;
      const doubled = last && event.timeStamp - last.time < DOUBLE && apart(last.at, at) < 3 * TRAVEL;
      const meant = options().ontap(at);
      if (doubled && !meant) options().camera.zoom(DOUBLE_ZOOM, at);
      last = meant || doubled ? null : { at, time: event.timeStamp };
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      const at = pointOf(event);
      if (!event.ctrlKey && options().wheels?.(at)) {
        if (event.timeStamp - wheeled < WHEEL_PAUSE) return;
        wheeled = event.timeStamp;
        options().onwheel?.(event.deltaY < 0);
        return;
      }
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      options().camera.zoom(Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 5 : 1)), at);
    }

    function contextmenu(event: MouseEvent) {
      event.preventDefault();
      if (!travelled) options().onlook(pointOf(event));
    }

    const leave = () => options().onhover?.(null);
    const listeners = {
      pointerdown,
      pointermove,
      pointerup,
      pointercancel: pointerup,
      pointerleave: leave,
      contextmenu,
    };
    for (const [name, listener] of Object.entries(listeners)) board.addEventListener(name, listener as EventListener);
    board.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(press);
      for (const [name, listener] of Object.entries(listeners))
        board.removeEventListener(name, listener as EventListener);
      board.removeEventListener('wheel', wheel);
    };
  };
}
