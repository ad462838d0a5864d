import { describe, expect, test } from 'vitest';
import { PITCH } from '../../src/generated';
import { keyed, readCard } from '../../src/games/five_towers/cards/cards';
import { crownScale, numberSize, sharedPitch, towerHeight } from '../../src/games/five_towers/towers/geometry';
import { rows } from '../../src/games/five_towers/scoring/score_sheet';
import { signed } from '../../src/words/numbers';
import { lastMove, type Snapshot } from '../../src/games/five_towers/motion/snapshot';
import { towerText, towerWorth } from '../../src/games/five_towers/towers/tower_text';
import type { FiveTowersView, ScoreLine } from '../../src/wire';
import cases from '../generated_cases.json';

const line = (label: string, points: number, args: ScoreLine['args']): ScoreLine => ({ label, points, rule: '', args });
const SHEET = [
  line('score-tower', 4, { tower: 'candy', cards: 4 }),
  line('score-topped-tower', 6, { tower: 'tree', cards: 3 }),
  line('score-main-tower', 4, { tower: 'candy', cards: 4 }),
  line('score-demolished', -2, { cards: 2 }),
];

describe('cards', () => {
  test('are read from their notation', () => {
    expect(readCard('sand-15')).toEqual({ type: 'sand', value: 15 });
  });

  test('that are alike are told apart, and keep their keys when another goes', () => {
    const before = keyed(['sand-7', 'candy-1', 'sand-7']).map((card) => card.key);
    const after = keyed(['sand-7', 'sand-7']).map((card) => card.key);
    expect(new Set(before).size).toBe(3);
    expect(after.every((key) => before.includes(key))).toBe(true);
  });
});

describe('the score sheet', () => {
  const shown = rows({ lines: SHEET });

  test('has a row for each tower, the main tower and the demolished cards', () => {
    expect(shown.map((row) => row.key)).toEqual(['candy', 'scary', 'tree', 'scrap', 'sand', 'main', 'demolished']);
  });

  test('counts cards times their worth, and nothing where nothing stands', () => {
    expect(shown.map((row) => row.count)).toEqual(['4 × 1', '', '3 × 2', '', '', 'candy', '2']);
    expect(shown.map((row) => row.points)).toEqual(['4', '0', '6', '0', '0', '+4', '−2']);
  });

  test('signs what is added or taken away', () => {
    expect([3, 0, -3].map(signed)).toEqual(['+3', '0', '−3']);
  });
});

describe('a tower', () => {
  test('is told from the top', () => {
    expect(towerText({ candy: [9, 8, 0] }, 'candy')).toMatch(/0, 8, 9/);
  });

  test('is worth its cards, or a multiple of its cards', () => {
    expect([towerWorth(SHEET, 'candy'), towerWorth(SHEET, 'tree'), towerWorth(SHEET, 'sand')]).toEqual([
      '4',
      '3×2',
      '0',
    ]);
  });
});

describe('measures', () => {
  /** Each case has arguments and the result of the package's own function. */
  const equal = (rows: unknown[][], measure: (...args: never[]) => number) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(measure(...(row.slice(0, -1) as never[])), JSON.stringify(row)).toBeCloseTo(row.at(-1) as number, 9);
  };

  test('are those of the pictures that the package draws', () => {
    equal(cases.sharedPitch, sharedPitch);
    equal(cases.towerHeight, towerHeight);
    equal(cases.numberSize, numberSize);
    equal(cases.crownScale, crownScale);
  });

  const TALL = [15, 14, 13, 12, 11, 10, 8, 12, 10, 7, 5, 2, 9, 7, 6, 5, 4, 3, 2, 1];
  const ROOMS = [
    [40, 120],
    [60, 300],
    [112, 500],
  ] as const;

  test('a storey is never higher than it is drawn', () => {
    expect(sharedPitch([[9]], 50, 10_000)).toBe(50 * PITCH);
    expect(sharedPitch([[], []], 50, 300)).toBe(50 * PITCH);
  });

  test.each(ROOMS)('the tallest tower fits: width %i, room %i', (width, room) => {
    for (const towers of [[TALL], [[...TALL, 0]], [[9, 0], TALL], [[9, 8, 7, 0]], [[3]]]) {
      const pitch = sharedPitch(towers, width, room);
      for (const tower of towers) expect(towerHeight(tower, width, pitch)).toBeLessThanOrEqual(room + 1e-6);
    }
  });

  test.each(ROOMS)('the taller tower looks taller: width %i, room %i', (width, room) => {
    const pitch = sharedPitch([TALL], width, room);
    for (let height = 1; height < TALL.length; height += 1)
      expect(towerHeight(TALL.slice(0, height + 1), width, pitch)).toBeGreaterThan(
        towerHeight(TALL.slice(0, height), width, pitch),
      );
  });

  test('a top is squeezed with its tower, but never beyond recognition', () => {
    expect([crownScale(2), crownScale(0.6), crownScale(0.1)]).toEqual([1, 0.75, 0.62]);
  });

  test('an empty tower has no height', () => {
    expect(towerHeight([], 60, 20)).toBe(0);
  });

  test('numbers can be read as long as their storey is high enough', () => {
    expect(numberSize(30, 13.2)).toBeGreaterThanOrEqual(9.7);
    for (const pitch of [11, 12, 13]) expect(numberSize(60, pitch)).toBeGreaterThanOrEqual(10);
    expect(numberSize(100, 44)).toBeCloseTo(31);
  });
});

describe('the last move', () => {
  const snapshot = (event: object): Snapshot => ({
    game: 1,
    version: 2,
    view: { players: [{ towers: { sand: [9, 8, 7] } }] } as unknown as FiveTowersView,
    moves: [
      { version: 1, seat: 0, action: '', events: [event] },
      { version: 2, seat: null, action: '', events: [{ kind: 'revealed', card: 'candy-1' }] },
    ] as Snapshot['moves'],
  });

  test('is the storey that was placed, or the place of the one that was demolished', () => {
    expect(lastMove(snapshot({ kind: 'placed', seat: 0, card: 'sand-7' }))).toEqual({
      seat: 0,
      tower: 'sand',
      storey: 2,
    });
    expect(lastMove(snapshot({ kind: 'demolished', seat: 0, card: 'sand-6' }))).toEqual({
      seat: 0,
      tower: 'sand',
      storey: 3,
    });
  });

  test('is a call without a tower', () => {
    expect(lastMove(snapshot({ kind: 'bid', seat: 0, count: 2 }))).toEqual({ seat: 0, tower: null, storey: 0 });
  });
});
