import { formatNumber, formatPercent, t } from './messages.svelte';
import type { ExplanationFrame, HintedChoice } from '../wire';

/** Say why a choice is good or bad, with the names of other players. */
export function explanationText(explanation: ExplanationFrame, names: readonly string[]): string {
  const { seat, ...rest } = explanation.args;
  return t(explanation.label, typeof seat === 'number' ? { ...rest, name: names[seat] ?? '' } : rest);
}

/** Say what a choice promises: the chance to win, and the expected margin. */
export function promiseText(choice: HintedChoice): string {
  const margin = formatNumber(choice.margin);
  return t('web-hint-promise', {
    chance: formatPercent(choice.result),
    margin: choice.margin > 0 ? `+${margin}` : margin,
    spread: formatNumber(choice.spread),
  });
}
