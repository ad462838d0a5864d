import { t } from '../words/messages.svelte';
import { listNames } from '../words/names';
import type { Outcome } from '../wire';

export type Scores = Pick<Outcome, 'scores' | 'places'>;

/** A row of a score sheet. */
export interface ScoreRow {
  key: string;
  label: string;
  /** The calculation, such as `4 × 2`. */
  count?: string;
  points: number | string;
  /** Whether a horizontal line separates it from the rows above. */
  rule: boolean;
}

/** Return the seats ordered by their places. */
export function ranking(outcome: Scores): number[] {
  return outcome.scores.map((_, seat) => seat).sort((a, b) => outcome.places[a]! - outcome.places[b]! || a - b);
}

export function winners(outcome: Scores): number[] {
  return ranking(outcome).filter((seat) => outcome.places[seat] === 1);
}

/** Return the headline, which names the winners. */
export function headline(outcome: Scores, names: readonly string[], you: number | null): string {
  const won = winners(outcome);
  const points = outcome.scores[won[0]!]!;
  if (won.length === 1) return t('web-won', { you: won[0] === you ? 'yes' : 'no', name: names[won[0]!]!, points });
  return t('won-together', { names: listNames(won, names, you), points });
}

/** Return the sentence about the runner-up; empty if everybody won. */
export function runnerUpText(outcome: Scores, names: readonly string[], you: number | null): string {
  const next = ranking(outcome)[winners(outcome).length];
  if (next === undefined) return '';
  return t('web-follows', { you: next === you ? 'yes' : 'no', name: names[next]!, points: outcome.scores[next]! });
}
