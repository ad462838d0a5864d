import type { DealFrame, DecisionFrame } from '../wire';

/** With this many players or more, numbers are shown in per cent. */
export const MANY = 20;
/** A choice made by at most this share of the players is rare. */
const RARE = 0.1;
/** The most bars that show the points of all. */
const BARS = 16;
const WIDTHS = [1, 2, 3, 5, 10, 15, 20, 25, 50];

/** One bar of the picture of points: from which points on, how many players, and whether it is yours. */
export interface Bar {
  from: number;
  count: number;
  yours: boolean;
}

/** The points of all as bars of one width, the lowest first. */
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

/** Which of the bars are labelled, so that their numbers do not touch. */
export function labelled(found: readonly Bar[], most = 5): Set<number> {
  const each = Math.ceil(found.length / most);
  return new Set(found.filter((_, at) => at % each === 0).map(({ from }) => from));
}

/** Of a hundred players, how many did worse; null where there are too few to say so. */
export function betterThan({ points, yours }: DealFrame): number | null {
  if (!yours || yours.score === null || points.length < MANY) return null;
  return Math.floor((100 * points.filter((score) => score < yours.score!).length) / points.length);
}

/** Whether you have won your game of the deal against its bots. */
export function howItWent(margin: number): 'won' | 'tied' | 'lost' {
  return margin > 0 ? 'won' : margin < 0 ? 'lost' : 'tied';
}

/** One thing that could be made of what was shown: how many made it, as a share of all, and whether you did. */
export interface Made {
  made: string;
  count: number;
  share: number;
  yours: boolean;
}

/** A decision as it is compared. */
export interface Compared {
  round: number;
  shown: readonly string[];
  all: number;
  bars: Made[];
  /** What most made of it. */
  most: string;
  yours: string | null;
  /** How many did as you, and whether these are few. */
  alike: number;
  rare: boolean;
}

/** The decisions in which people differed, those first in which fewest did as you; without you as they came. `range` has all possible decisions. */
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

/** Hours and minutes until a time, the last minute counted whole. */
export function hoursUntil(time: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((time - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
