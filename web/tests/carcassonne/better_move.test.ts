import { describe, expect, test, vi } from 'vitest';
import type { CarcassonneView } from '../../src/wire';

const SPOTS = { 'city N': [50, 10], 'field SR': [70, 80], 'field S': [60, 90], garden: [20, 20] } as const;

vi.mock('../../src/games/carcassonne/tiles/catalogue.svelte', () => ({
  faceOf: ({ code }: { code: string }) =>
    code === '?' ? undefined : { spots: SPOTS, tower: code === 'W' ? [40, 40] : undefined },
  pointOn: ([x, y]: [number, number], [dx, dy]: readonly [number, number] = [50, 50]) => ({
    x: 100 * x + dx,
    y: 100 * y + dy,
  }),
}));

const { drawnBy, pointOf } = await import('../../src/games/carcassonne/replay/better_move');
const view = {
  tiles: [
    { code: 'D', at: [0, 0], rotation: 0 },
    { code: 'W', at: [1, 0], rotation: 90 },
  ],
  slots: { towers: { towers: [{ at: [1, 0], floors: 2, guard: null }] } },
} as unknown as CarcassonneView;
const draw = (...actions: string[]) => drawnBy(actions, { code: 'K', cell: [0, 0] }, view);

describe('a move on the board', () => {
  test('is a tile with the figure that follows it', () => {
    const { tile, figure } = draw('place -2,3 270', 'claim city N');
    expect(tile).toEqual({ code: 'K', at: [-2, 3], rotation: 270 });
    expect(figure).toEqual({ shape: 'meeple', at: { x: -150, y: 310 } });
  });

  test('is a figure on the tile that was laid; farmers lie, and the abbot is himself', () => {
    expect(draw('claim field SR').figure).toEqual({ shape: 'farmer', at: { x: 70, y: 80 } });
    expect(draw('claim garden abbot').figure).toEqual({ shape: 'abbot', at: { x: 20, y: 20 } });
    expect(draw('claim monastery').figure).toBeNull();
  });

  test('is a guard above the floors, or a floor on them; on a base just laid the first', () => {
    expect(draw('guard 1,0').figure).toEqual({ shape: 'guard', at: { x: 140, y: 40 - 13 - 9.5 - 4 } });
    expect(draw('raise 1,0').figure).toEqual({ shape: 'tower-floor', at: { x: 140, y: 40 - 19 } });
    const fresh = drawnBy(['place 5,5 0', 'raise 5,5'], { code: 'W', cell: null }, view);
    expect(fresh.figure).toEqual({ shape: 'tower-floor', at: { x: 540, y: 540 } });
  });

  test('is a figure that goes home, or nothing', () => {
    expect(draw('recall 1,0').leaves).toEqual({ x: 120, y: 20 });
    expect(draw('skip')).toEqual({ tile: null, figure: null, leaves: null });
  });

  test('is pointed at where it happens', () => {
    expect(pointOf(draw('place 2,0 0', 'claim city N'))).toEqual({ x: 250, y: 50 });
    expect(pointOf(draw('claim city N'))).toEqual({ x: 50, y: 10 });
    expect(pointOf(draw('skip'))).toBeNull();
  });
});
