import { capitalize, t } from '../../../words/messages.svelte';
import type { ScoreLine } from '../../../wire';
import { type TowerType, TYPES } from '../cards/cards';

export type Towers = Record<string, number[]>;

/** Describe a tower from the top down. */
export function towerText(towers: Towers, type: TowerType): string {
  const values = towers[type] ?? [];
  const args = { tower: type, count: values.length, values: [...values].reverse().join(', ') };
  return capitalize(t('web-ft-tower', args));
}

export function towersText(towers: Towers): string {
  return TYPES.map((type) => towerText(towers, type)).join('. ');
}

/** Return the score line of a tower. */
export const scoreLineOf = (sheet: readonly ScoreLine[], type: TowerType) =>
  sheet.find((line) => line.args.tower === type && line.label !== 'score-main-tower');

/** Return the points of a tower as text: its cards, and their factor unless it is 1. */
export function towerWorth(sheet: readonly ScoreLine[], type: TowerType): string {
  const line = scoreLineOf(sheet, type);
  if (!line) return '0';
  const cards = Number(line.args.cards);
  return line.points === cards ? `${cards}` : `${cards}×${line.points / cards}`;
}
