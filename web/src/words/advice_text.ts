import { formatNumber, formatPercent, t } from './messages.svelte';
import type { ExplanationFrame, HintedChoice } from '../wire';

/** The players as a reader sees them: `seat` makes the choice, `you` is the reader's own seat. */
export interface Players {
  names: readonly string[];
  seat: number | null;
  you: number | null;
}

/** Return the sentence that says why a choice is good or bad for the player who makes it. */
export function explanationText(explanation: ExplanationFrame, { names, seat, you }: Players): string {
  const { seat: rival, ...rest } = explanation.args;
  const who = { name: names[seat ?? -1] ?? '', you: yesOrNo(seat === you) };
  if (typeof rival !== 'number') return t(explanation.label, { ...rest, ...who });
  return t(explanation.label, {
    ...rest,
    ...who,
    rival: names[rival] ?? '',
    'rival-is-you': yesOrNo(rival === you),
  });
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

/** Return the winning chance and the expected margin of a choice as text. */
export function promiseText(choice: HintedChoice): string {
  const margin = formatNumber(choice.margin);
  return t('web-hint-promise', {
    chance: formatPercent(choice.result),
    margin: choice.margin > 0 ? `+${margin}` : margin,
    spread: formatNumber(choice.spread),
  });
}
