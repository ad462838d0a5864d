import { formatNumber, formatPercent, t } from './messages.svelte';
import type { ExplanationFrame, HintedChoice } from '../wire';

/** Return the sentence that says why a choice is good or bad; `names` are the players' names. */
export function explanationText(explanation: ExplanationFrame, names: readonly string[]): string {
  const { seat, ...rest } = explanation.args;
  return t(explanation.label, typeof seat === 'number' ? { ...rest, name: names[seat] ?? '' } : rest);
}

/** Return the winning chance and the expected margin of a choice as text. */
export function promiseText(choice: HintedChoice): string {
  const margin = formatNumber(choice.margin);
  return t('web-hint-promise', {
    chance: formatPercent(choice.result),
    margin: choice.margin > 0 ? `+${margin}` : margin,
    spread: formatNumber(choice.spread),
  });
}
