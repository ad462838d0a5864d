import type { ScoreLine } from '../../wire';
import { t } from '../../words.svelte';
import { TYPES, type TowerType } from './cards';

export type Towers = Record<string, number[]>;

/** A tower in words, from the top. */
export function inWords(towers: Towers, type: TowerType): string {
  const values = towers[type] ?? [];
  return t('web-ft-tower', { tower: type, count: values.length, values: [...values].reverse().join(', ') });
}

export function allInWords(towers: Towers): string {
  return TYPES.map((type) => inWords(towers, type)).join('. ');
}

/** The line of a sheet for a tower. */
export const lineOf = (sheet: readonly ScoreLine[], type: TowerType) =>
  sheet.find((line) => line.args.tower === type && line.label !== 'score-main-tower');

/** Whether nothing can be built on a tower any more, as its line of the sheet tells. */
export function complete(sheet: readonly ScoreLine[], type: TowerType): boolean {
  return lineOf(sheet, type)?.label === 'score-topped-tower';
}

/** What a tower counts: its cards, and how many times. */
export function worth(sheet: readonly ScoreLine[], type: TowerType): string {
  const line = lineOf(sheet, type);
  if (!line) return '0';
  const cards = Number(line.args.cards);
  return line.points === cards ? `${cards}` : `${cards}×${line.points / cards}`;
}
