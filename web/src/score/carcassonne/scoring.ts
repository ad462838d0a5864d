import { CITY_IN_FIELD, EACH, GUARD_AT_END, GUARD_REPLACED, SURROUNDED } from '../../generated';

/** The kinds of entries during the game. */
export const KINDS = ['road', 'city', 'monastery', 'garden', 'thieves', 'guard', 'abbot', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** The counts per player in the final scoring. Coats of arms follow the cities, gardens the monasteries. */
export const FINAL_COUNTS = ['road', 'city', 'shields', 'monastery', 'field', 'guard'] as const;
export type FinalCount = (typeof FINAL_COUNTS)[number];
export type StepKind = Exclude<FinalCount, 'shields'>;

/** An entry: its kind, the scoring seats and the counts. Thieves have their number, the stolen tile's number, and the guards of each seat. */
export interface Entry {
  kind: Kind;
  seats: number[];
  counts: number[];
}

export type Final = Record<FinalCount, number[]> & { stolen: number };

/** The modules in play besides the base game. */
export interface InPlay {
  fields: boolean;
  abbot: boolean;
  towers: boolean;
}

/** The points for a completed feature, a replaced guard or an abbot who returns home. */
const POINTS: Record<Exclude<Kind, 'thieves'>, (first: number, second: number) => number> = {
  road: (tiles) => EACH.road * tiles,
  city: (tiles, shields) => EACH.city * (tiles + shields),
  monastery: () => SURROUNDED,
  garden: () => SURROUNDED,
  guard: () => GUARD_REPLACED,
  abbot: (tiles) => EACH.abbot * tiles, // AB-04
  other: (points) => points,
};

/** The number of counts in an entry of each kind; for thieves, excluding the guards of each seat. */
export const COUNTED: Record<Kind, number> = {
  road: 1,
  city: 2,
  monastery: 0,
  garden: 0,
  thieves: 2,
  guard: 0,
  abbot: 1,
  other: 1,
};

/** Return the points that a seat gets from an entry. */
export function gain({ kind, seats, counts }: Entry, seat: number): number {
  const place = seats.indexOf(seat);
  if (place < 0) return 0;
  if (kind !== 'thieves') return POINTS[kind](counts[0] ?? 0, counts[1] ?? 0);
  const [number, stolen] = counts as [number, number];
  return (number + stolen) * (counts[COUNTED.thieves + place] ?? 0); // TT-42, TT-43
}

export const noFinal = (seats: number): Final => ({
  ...(Object.fromEntries(FINAL_COUNTS.map((count) => [count, Array<number>(seats).fill(0)])) as Record<
    FinalCount,
    number[]
  >),
  stolen: 0,
});

/** Return the points that a seat gets in one step of the final scoring (BC-15, BC-16, TT-48, TT-49). */
export function finalGain(final: Final, step: StepKind, seat: number): number {
  const count = final[step][seat]!;
  if (step === 'city') return count + final.shields[seat]!;
  if (step === 'field') return CITY_IN_FIELD * count;
  if (step === 'guard') return (GUARD_AT_END + final.stolen) * count;
  return count;
}

/** Return the steps of the final scoring for the modules in play. */
export function finalSteps({ fields, towers }: InPlay): StepKind[] {
  const steps: StepKind[] = ['road', 'city', 'monastery'];
  return [...steps, ...(fields ? (['field'] as const) : []), ...(towers ? (['guard'] as const) : [])];
}

/** Return the kinds of entries for the modules in play. */
export function kindsInPlay({ abbot, towers }: InPlay): Kind[] {
  return KINDS.filter((kind) => {
    if (kind === 'garden' || kind === 'abbot') return abbot;
    return kind === 'thieves' || kind === 'guard' ? towers : true;
  });
}

/** Return the points of each seat before the final scoring. */
export function pointsSoFar(entries: readonly Entry[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => entries.reduce((sum, entry) => sum + gain(entry, seat), 0));
}
