import { joinList, t } from '../../words/messages.svelte';
import { type Entry, gain, type Kind, type StepKind } from './scoring';

/** Return the name of a kind of entry: `City`. */
export function kindText(kind: Kind): string {
  const features: readonly Kind[] = ['road', 'city', 'monastery', 'garden'];
  return features.includes(kind) ? t('web-cc-kind', { kind }) : t('web-score-kind', { kind });
}

/** Return an entry with its counts, such as `City, 4 tiles, one coat of arms`. */
export function entryText({ kind, counts }: Entry): string {
  const [first = 0, second = 0] = counts;
  if (kind === 'thieves') return t('web-score-thieves', { number: first, stolen: second });
  const tiles = kind !== 'other' && counts.length ? [t('line-tiles', { count: first })] : [];
  const shields = second ? [t('line-shields', { count: second })] : [];
  return [kindText(kind), ...tiles, ...shields].join(', ');
}

/** Return the calculation behind the points, such as `4 × 2 + 1 × 2`; empty if there is nothing to add. */
export function sumText({ kind, counts }: Entry): string {
  const [first = 0, second = 0] = counts;
  if (kind === 'city') return second ? `${first} × 2 + ${second} × 2` : `${first} × 2`;
  return kind === 'thieves' && second ? `${first} + ${second}` : '';
}

/** Return an entry as a sentence for screen readers. */
export function entrySentence(entry: Entry, names: readonly string[]): string {
  const [seat] = entry.seats;
  const points = entry.kind === 'thieves' ? thievesGains(entry, names) : pointsText(gain(entry, seat!));
  const who = entry.kind === 'thieves' ? [] : [joinList(entry.seats.map((one) => names[one]!))];
  return `${[...who, entryText(entry), points].join(', ')}.`;
}

function thievesGains(entry: Entry, names: readonly string[]): string {
  return entry.seats.map((seat) => `${names[seat]} +${gain(entry, seat)}`).join(', ');
}

export const pointsText = (points: number) => t('web-score-points', { points });

/** Return the name of a step of the final scoring. */
export function stepText(step: StepKind): string {
  return t('web-score-step', { kind: step });
}
