import type { DealFrame, DecisionFrame } from '../wire';

/** The minimum number of players for which counts are shown as percentages. */
export const MANY = 20;
/** A choice made by at most this share of the players is rare. */
const RARE = 0.1;
/** The maximum number of bars in the histogram. */
const BARS = 16;
const WIDTHS = [1, 2, 3, 5, 10, 15, 20, 25, 50];

/** A bar of the histogram: its lower bound, its count, and whether it contains your score. */
export interface Bar {
  from: number;
  count: number;
  yours: boolean;
}

/** Group points into histogram bars of equal width, in ascending order. */
export function bars(points: readonly number[], yours: number | null): Bar[] {
  const all = yours === null ? points : [...points, yours];
  if (!all.length) return [];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = WIDTHS.find((one) => Math.floor(most / one) - Math.floor(least / one) < BARS) ?? WIDTHS.at(-1)!;
  const first = Math.floor(least / width);
  return Array.from({ length: Math.floor(most / width) - first + 1 }, (_, at) => {
    const from = (first + at) * width;
    const inside = (score: number) => score >= from && score < from + width;
    return { from, count: points.filter(inside).length, yours: yours !== null && inside(yours) };
  });
}

/** Return the lower bounds of the bars to label, spaced so that their numbers do not overlap. */
export function labelled(found: readonly Bar[], most = 5): Set<number> {
  const each = Math.ceil(found.length / most);
  return new Set(found.filter((_, at) => at % each === 0).map(({ from }) => from));
}

/** Return the percentage of players who scored less than you; null if there are too few players. */
export function betterThan({ points, yours }: DealFrame): number | null {
  if (!yours || yours.score === null || points.length < MANY) return null;
  return Math.floor((100 * points.filter((score) => score < yours.score!).length) / points.length);
}

/** Return your result against the bots of the deal, from your margin. */
export function howItWent(margin: number): 'won' | 'tied' | 'lost' {
  return margin > 0 ? 'won' : margin < 0 ? 'lost' : 'tied';
}

/** One choice in a decision: how many players made it, their share, and whether you did. */
export interface Made {
  made: string;
  count: number;
  share: number;
  yours: boolean;
}

/** A decision prepared for comparison. */
export interface Compared {
  round: number;
  shown: readonly string[];
  all: number;
  bars: Made[];
  /** The most common choice. */
  most: string;
  yours: string | null;
  /** The number of players who made your choice, and whether they are few. */
  alike: number;
  rare: boolean;
}

/**
 * Return the decisions in which players differed. Your rarest choices come first; if you have not played, the order stays as given. `range` lists
 * all possible choices.
 */
export function compared(range: readonly string[] | undefined, decisions: readonly DecisionFrame[]): Compared[] {
  const found = decisions.map((decision) => compareOne(range, decision)).filter(({ bars }) => bars.some(differs));
  if (found.every(({ yours }) => yours === null)) return found;
  return found.sort((one, other) => one.alike / one.all - other.alike / other.all || one.round - other.round);
}

const differs = ({ share }: Made) => share > 0 && share < 1;

function compareOne(range: readonly string[] | undefined, { round, shown, yours, made }: DecisionFrame): Compared {
  const all = Object.values(made).reduce((sum, count) => sum + count, 0);
  const known = range ?? Object.keys(made).sort((one, other) => made[other]! - made[one]!);
  const names = yours === null || known.includes(yours) ? known : [...known, yours];
  const counted = names.map((name) => {
    const count = made[name] ?? 0;
    return { made: name, count, share: count / all, yours: name === yours };
  });
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best)).made;
  const alike = yours === null ? 0 : (made[yours] ?? 0);
  return { round, shown, all, bars: counted, most, yours, alike, rare: yours !== null && alike / all <= RARE };
}

/** Return the hours and minutes until a time, rounded up to whole minutes. */
export function hoursUntil(time: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((time - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
