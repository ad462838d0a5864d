import { describe, expect, test } from 'vitest';
import { TYPES } from '../src/generated';
import { type Entry, type Final, finalGain, gain, kindsInPlay, noFinal } from '../src/score/carcassonne/scoring';
import { readSheet, writeSheet } from '../src/score/code';
import { mainTower, penalty, towerPoints, towersTotal } from '../src/score/five_towers/scoring';
import { newSheet, totalsAfter } from '../src/score/carcassonne/sheet';
import { newSheet as newTowers } from '../src/score/five_towers/sheet';
import { totals } from '../src/score/kit';
import { COLOURS, outcomeOf } from '../src/score/sheet';
import cases from './score_cases.json';

const EVERYTHING = { fields: true, abbot: true, towers: true };
const NAMES = ['Mila', 'Jonas', 'Ona', 'Petro', 'Zoë'];

const players = (names: string[]) => ({ names, colours: COLOURS.slice(0, names.length) });

test.each(cases.towers)('towers of $heights come to $total as in the rules', (sheet) => {
  expect(TYPES.map((_, tower) => towerPoints(sheet, tower))).toEqual(sheet.points);
  const main = mainTower(sheet);
  expect(main === null ? null : [TYPES[main], sheet.heights[main]]).toEqual(sheet.main);
  expect(-penalty(sheet) + 0).toBe(sheet.lost + 0);
  expect(towersTotal(sheet)).toBe(sheet.total);
});

describe('Carcassonne', () => {
  /** Monasteries and gardens are complete with nine tiles only. */
  const possible = ({ kind, tiles }: { kind: string; tiles: number }) =>
    !['monastery', 'garden'].includes(kind) || tiles === 9;
  const complete = cases.features.filter((one) => one.complete && possible(one));

  test.each(complete)('a complete $kind of $tiles and $shields brings $points', ({ kind, tiles, shields, points }) => {
    expect(gain({ kind: kind as Entry['kind'], seats: [2], counts: [tiles, shields] }, 2)).toBe(points);
  });

  test.each(cases.features.filter((one) => !one.complete))(
    'at the end $kind with $tiles and $shields brings $points',
    ({ kind, tiles, shields, points }) => {
      const step = kind === 'garden' ? 'monastery' : (kind as 'road' | 'city' | 'monastery' | 'field');
      const final = { ...noFinal(2), [step]: [0, tiles], shields: [0, shields] } as Final;
      expect(finalGain(final, step, 1)).toBe(points);
    },
  );

  test.each(cases.games)('the game $game is noted and comes to its scores', ({ seats, entries, final, scores }) => {
    const sheet = newSheet(players(NAMES.slice(0, seats)), EVERYTHING);
    sheet.entries = entries.map(({ kind, seat, counts }) => ({
      kind: kind as Entry['kind'],
      seats: [seat],
      counts: kind === 'thieves' ? [...counts, 1] : counts,
    }));
    expect(sheet.entries.map((entry) => gain(entry, entry.seats[0]!))).toEqual(entries.map((entry) => entry.points));
    sheet.final = final;
    sheet.step = 6;
    expect(totals(sheet)).toEqual(scores);
  });

  test('all who are tied get the points, and the guards of thieves count one by one', () => {
    const sheet = newSheet(players(NAMES), EVERYTHING);
    sheet.entries.push({ kind: 'city', seats: [0, 3], counts: [4, 1] });
    sheet.entries.push({ kind: 'thieves', seats: [1, 3], counts: [6, 4, 2, 1] });
    expect(totals(sheet)).toEqual([10, 20, 0, 20, 0]);
    expect(outcomeOf(totals(sheet)).places).toEqual([3, 1, 4, 1, 4]);
  });

  test('what is not in play is neither offered nor counted', () => {
    const base = { fields: false, abbot: false, towers: false };
    expect(kindsInPlay(base)).toEqual(['road', 'city', 'monastery', 'other']);
    const sheet = newSheet(players(NAMES), base);
    sheet.final.field = [4, 0, 0, 0, 0];
    sheet.final.road = [1, 0, 0, 0, 0];
    expect(totalsAfter(sheet, 3)).toEqual([1, 0, 0, 0, 0]);
  });
});

describe('a sheet as a text', () => {
  const towers = newTowers({ names: ['Ada~B.', '', 'a b%'], colours: [4, 0, 2] });
  towers.players[1] = { heights: [5, 4, 0, 21, 1], topped: [false, true, false, true, true], demolished: 2 };
  const noted = newSheet(players(NAMES), { ...EVERYTHING, abbot: false });
  noted.entries = [
    { kind: 'city', seats: [0, 3], counts: [4, 1] },
    { kind: 'thieves', seats: [1, 4], counts: [6, 4, 2, 1] },
    { kind: 'monastery', seats: [2], counts: [] },
    { kind: 'other', seats: [2], counts: [-3] },
  ];
  noted.final.field = [2, 11, 0, 1, 0];
  noted.final.stolen = 5;
  noted.step = 4;

  test('is read as it was written, and needs no escape in an address', () => {
    for (const sheet of [towers, noted]) {
      const text = writeSheet(sheet);
      expect(readSheet(text)).toEqual(sheet);
      expect(text).toMatch(/^[\w.~%!*'()-]+$/);
    }
    expect(writeSheet(noted).length).toBeLessThan(150);
  });

  test('of the version without colours gives the players the colours of their seats', () => {
    const text = writeSheet(noted);
    expect(readSheet(text.replace('2c.01234.', '1c.'))).toEqual(noted);
    expect(readSheet('1t.A~B.0_0_0_0_0_0.0_0_0_0_0_0')?.colours).toEqual([0, 1]);
  });

  test.each([
    '',
    '2t.00.A~B.0_0_0_0_0_0.0_0_0_0_0_0',
    '2t.05.A~B.0_0_0_0_0_0.0_0_0_0_0_0',
    '2t.012.A~B.0_0_0_0_0_0.0_0_0_0_0_0',
    '2t.A~B.0_0_0_0_0_0.0_0_0_0_0_0',
    '1',
    '3c.A~B.111..0_0-0_0-0_0-0_0-0_0-0_0-0.0',
    '1c.A.111..0-0-0-0-0-0-0.0',
    '1c.A~A.111..0_0-0_0-0_0-0_0-0_0-0_0-0.0',
    '1c.A~B.111.z1_2.0_0-0_0-0_0-0_0-0_0-0_0-0.0',
    '1c.A~B.111.r0_2.0_0-0_0-0_0-0_0-0_0-0_0-0.0',
    '1c.A~B.111.r4_2.0_0-0_0-0_0-0_0-0_0-0_0-0.0',
    '1c.A~B.111.r1_2_3.0_0-0_0-0_0-0_0-0_0-0_0-0.0',
    '1c.A~B.111.r1_n2.0_0-0_0-0_0-0_0-0_0-0_0-0.0',
    '1c.A~B.111.r1_1000.0_0-0_0-0_0-0_0-0_0-0_0-0.0',
    '1c.A~B.111..0_0-0_0-0_0-0_0-0_0-0_0-0.7',
    '1c.A~B.111..0_0_0-0_0-0_0-0_0-0_0-0_0-0.0',
    '1c.A~%ZZ.111..0_0-0_0-0_0-0_0-0_0-0_0-0.0',
    '1t.A~B.0_0_0_0_0_0',
    '1t.A~B.0_0_0_0_0_0.0t_0_0_0_0_0',
    '1t.A~B.0_0_0_0_0_0.22_0_0_0_0_0',
    '1t.A~B.0_0_0_0_0_0.0_0_0_0_0_45',
    `1t.${'A'.repeat(25)}~B.0_0_0_0_0_0.0_0_0_0_0_0`,
    `1c.A~B.111.${Array(501).fill('r1_1').join('-')}.0_0-0_0-0_0-0_0-0_0-0_0-0.0`,
    `1c.A~B.111.${'1'.repeat(30_000)}`,
  ])('is refused when it is none: %.60s', (text) => {
    expect(readSheet(text)).toBeNull();
  });
});
