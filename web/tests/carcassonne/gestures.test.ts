import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Camera } from '../../src/games/carcassonne/board/camera.svelte';
import type { Point } from '../../src/games/carcassonne/geometry/cells';
import { gestures, type Gestures } from '../../src/games/carcassonne/board/gestures';

/** A stand-in for the board element that receives events and records the results of gestures. */
function boardWith(options: Partial<Gestures> = {}) {
  const camera = new Camera({ tiles: [{ at: [-1e4, -1e4] }, { at: [1e4, 1e4] }] });
  camera.width = camera.height = 400;
  camera.view = { x: 0, y: 0, size: 100 };
  const happened: string[] = [];
  const note = (what: string) => (at: Point) => (happened.push(`${what} ${at.x},${at.y}`), false);
  const board = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    setPointerCapture: () => {},
    closest: () => null,
  });
  gestures(() => ({ camera, ontap: note('tap'), onlook: note('look'), ...options }))(board as unknown as HTMLElement);
  const send = (kind: string, x: number, y: number, more: object = {}) => {
    const event = Object.assign(new Event(kind, { cancelable: true }), {
      clientX: x + 10,
      clientY: y + 20,
      button: 0,
      pointerId: 1,
      pointerType: 'touch',
      ...more,
    });
    Object.defineProperty(event, 'timeStamp', { value: 1000 }); // fixed, so that a busy machine cannot delay the second event
    board.dispatchEvent(event);
  };
  return { camera, happened, send };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.stubGlobal('WheelEvent', { DOM_DELTA_LINE: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a finger on the board', () => {
  test('pans it, and less than eight pixels are a tap', () => {
    const { camera, happened, send } = boardWith();
    send('pointerdown', 50, 50);
    send('pointermove', 55, 50);
    send('pointerup', 55, 50);
    expect(happened).toEqual(['tap 55,50']);
    expect(camera.view).toEqual({ x: 0, y: 0, size: 100 });
    send('pointerdown', 50, 50);
    send('pointermove', 80, 40);
    send('pointermove', 90, 40);
    send('pointerup', 90, 40);
    expect(happened).toEqual(['tap 55,50']);
    expect(camera.view).toEqual({ x: 40, y: -10, size: 100 });
    expect(camera.follows).toBe(false);
  });

  test('looks at what lies there if it stays', () => {
    const { happened, send } = boardWith();
    send('pointerdown', 50, 50);
    vi.advanceTimersByTime(500);
    send('pointerup', 50, 50);
    expect(happened).toEqual(['look 50,50']);
  });

  test('zooms in with a double tap where a tap means nothing', () => {
    const { camera, send } = boardWith();
    for (const kind of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) send(kind, 100, 100);
    expect(camera.view.size).toBeCloseTo(160);
    const { camera: still, send: tap } = boardWith({ ontap: () => true });
    for (const kind of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) tap(kind, 100, 100);
    expect(still.view.size).toBe(100);
  });

  test('drags what can be dragged there, and the board stays', () => {
    const dragged: Point[] = [];
    const { camera, send } = boardWith({
      ondrag: () => ({ move: (at) => dragged.push(at), end: (at) => dragged.push(at) }),
    });
    send('pointerdown', 50, 50);
    send('pointermove', 90, 50);
    send('pointerup', 95, 50);
    expect(dragged).toEqual([
      { x: 90, y: 50 },
      { x: 95, y: 50 },
    ]);
    expect(camera.view).toEqual({ x: 0, y: 0, size: 100 });
  });
});

test('two fingers pinch around the middle between them', () => {
  const { camera, happened, send } = boardWith();
  send('pointerdown', 100, 100);
  send('pointerdown', 200, 100, { pointerId: 2 });
  send('pointermove', 220, 100, { pointerId: 2 });
  expect(camera.view.size).toBeCloseTo(120);
  send('pointerup', 220, 100, { pointerId: 2 });
  send('pointerup', 100, 100);
  expect(happened).toEqual([]);
  expect(camera.fingers).toBe(0);
});

describe('the wheel', () => {
  const turn = { deltaY: -100, deltaMode: 0, ctrlKey: false };

  test('zooms at the pointer', () => {
    const { camera, send } = boardWith();
    send('wheel', 100, 100, turn);
    const grown = camera.view.size / 100;
    expect(grown).toBeGreaterThan(1.1);
    expect(camera.view.x).toBeCloseTo(100 - 100 * grown);
  });

  test('turns a tile that lies for trial under it', () => {
    const turned: boolean[] = [];
    const { camera, send } = boardWith({ wheels: () => true, onwheel: (up) => turned.push(up) });
    send('wheel', 100, 100, turn);
    expect(turned).toEqual([true]);
    expect(camera.view.size).toBe(100);
  });
});
