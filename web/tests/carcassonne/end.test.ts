import { describe, expect, test } from 'vitest';
import { rowsBySeat } from '../../src/games/carcassonne/scoring/score_sheet';
import { towerMeasures, towerParts } from '../../src/games/carcassonne/scoring/score_tower';
import type { Sheet } from '../../src/wire';

const sheet = (points: Record<string, number>): Sheet => ({
  lines: Object.entries(points).map(([label, count]) => ({ label, points: count, rule: '', args: {} })),
});

describe('score sheets', () => {
  test('count what belongs together in one row, and leave out what nobody could have', () => {
    const [ada, ben] = rowsBySeat([
      sheet({ 'score-monastery': 9, 'score-garden': 8, 'score-road-open': 2, 'score-city-open': 3 }),
      sheet({ 'score-field': 6 }),
    ]);
    expect(ada!.map((row) => row.points)).toEqual([0, 0, 17, 5, 0]);
    expect(ben!.map((row) => row.points)).toEqual([0, 0, 0, 0, 6]);
    expect(ada!.filter((row) => row.rule).map((row) => row.icon)).toEqual(['unfinished']);
  });

  test('have the same rows for everybody, also for an expansion nobody here has heard of', () => {
    const sheets = rowsBySeat([sheet({ 'score-pilgrim': 4 }), sheet({ 'score-guard': 6, 'score-guard-replaced': 2 })]);
    const names = sheets.map((rows) => rows.map((row) => row.label));
    expect(names[0]).toEqual(names[1]);
    expect(names[0]!.at(-1)).toBe('Score-pilgrim');
    expect(sheets.map((rows) => rows.find((row) => row.icon === 'guard')!.points)).toEqual([0, 8]);
  });
});

describe('towers of points', () => {
  const measures = towerMeasures([119, 90], 42, 300);

  test('have a floor for every ten points, the last one sunk by what is missing', () => {
    const { floors, top } = towerParts(119, measures);
    expect(floors).toHaveLength(12);
    expect(floors.at(-2)! - top).toBeCloseTo(measures.pitch * 0.9);
    expect(towerParts(90, measures).floors).toHaveLength(9);
    expect(towerParts(0, measures).floors).toHaveLength(1);
  });

  test('share one pitch and fit into the room', () => {
    for (const points of [119, 90]) expect(towerParts(points, measures).top).toBeGreaterThan(42 * 1.5);
    expect(towerMeasures([400], 42, 200).height).toBeLessThanOrEqual(201);
  });
});
