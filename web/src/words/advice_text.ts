import { formatNumber, formatPercent, t } from './messages.svelte';
import type { ExplanationFrame, HintedChoice } from '../wire';

/** Why a choice is good or bad; another player goes by name. */
export function explanationText(explanation: ExplanationFrame, names: readonly string[]): string {
  const { seat, ...rest } = explanation.args;
  return t(explanation.label, typeof seat === 'number' ? { ...rest, name: names[seat] ?? '' } : rest);
}

/** What a choice promises: the chance to win, and by how many points. */
export function promiseText(choice: HintedChoice): string {
  const margin = formatNumber(choice.margin);
  return t('web-hint-promise', {
    chance: formatPercent(choice.result),
    margin: choice.margin > 0 ? `+${margin}` : margin,
    spread: formatNumber(choice.spread),
  });
}
