import { joinList, t } from '../../../words/messages.svelte';
import { listedName, listNames, nameOf } from '../../../words/names';
import type { Scored } from '../story/score_events';

/** The kinds of the final scoring in narration order; an unknown kind comes last. */
export const END_KINDS = ['road', 'city', 'monastery', 'field', 'guard'] as const;
/** Kinds that are narrated feature by feature, in ascending order of points. */
const ONE_BY_ONE: readonly string[] = ['field', 'guard'];
const TOLD_WITH: Record<string, string> = { garden: 'monastery' };
const NAMES: Record<string, string> = {
  road: 'web-cc-roads',
  city: 'web-cc-cities',
  monastery: 'web-cc-monasteries',
  field: 'web-cc-fields',
  guard: 'web-cc-end-guards',
};

/** One step of the final scoring: all features of a kind, or one of them. */
export interface EndStep {
  kind: string;
  scored: Scored[];
  /** Points, indexed by seat. */
  gains: number[];
  /** The number of the step within its kind, starting at 1, and the number of such steps. */
  number: number;
  of: number;
}

/** Return the name of a kind: `Roads`. */
export function kindName(kind: string): string {
  return t(NAMES[kind] ?? `feature-${kind}`);
}

/** Return the steps of the final scoring, excluding steps that score nothing. */
export function endSteps(all: readonly Scored[], seats: number): EndStep[] {
  const paid = all.filter((one) => one.points > 0);
  const kindOf = ({ kind }: Scored) => TOLD_WITH[kind] ?? kind;
  const others = paid.map(kindOf).filter((kind) => !(END_KINDS as readonly string[]).includes(kind));
  return [...new Set([...END_KINDS, ...others])].flatMap((kind) => {
    const own = paid.filter((one) => kindOf(one) === kind);
    const groups = ONE_BY_ONE.includes(kind)
      ? own.sort((one, other) => worth(one) - worth(other)).map((one) => [one])
      : own.length
        ? [own]
        : [];
    return groups.map((scored, index) => ({
      kind,
      scored,
      gains: gainsOf(scored, seats),
      number: index + 1,
      of: groups.length,
    }));
  });
}

const worth = ({ points, seats }: Scored) => points * seats.length;

/** Add up each seat's points for these features. */
export function gainsOf(scored: readonly Scored[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    scored.filter((one) => one.seats.includes(seat)).reduce((sum, one) => sum + one.points, 0),
  );
}

export function added(one: readonly number[], other: readonly number[]): number[] {
  return one.map((points, seat) => points + other[seat]!);
}

/** Describe a step in one sentence: who scores how many points and, for a single feature, what for. */
export function stepText({ kind, scored, gains, of }: EndStep, names: readonly string[], you: number | null): string {
  const [one] = scored;
  if (scored.length > 1 || !one) return kindText(kind, gains, names, you);
  const lines = joinList(one.lines.map((line) => t(line.label, line.args)));
  const told = { points: one.points, lines };
  const text =
    one.seats.length > 1
      ? t('web-cc-told-tie', { ...told, names: listNames(one.seats, names, you) })
      : t('web-cc-told', { ...told, names: nameOf(one.seats[0]!, names, you) });
  return of > 1 || ONE_BY_ONE.includes(kind) ? text : `${kindName(kind)}: ${text}`;
}

/** Describe a whole kind in one sentence, excluding seats that score nothing: `Fields: you 18, Jonas 24.` */
export function kindText(kind: string, gains: readonly number[], names: readonly string[], you: number | null): string {
  const parts = gains.flatMap((points, seat) => (points ? [`${listedName(seat, names, you)} ${points}`] : []));
  return `${kindName(kind)}: ${parts.join(', ')}.`;
}

/** Return the step in which the winner takes the lead for good; null if they led before the final scoring or share the win. */
export function decidingStep(
  steps: readonly EndStep[],
  before: readonly number[],
  places: readonly number[],
): EndStep | null {
  const winner = places.indexOf(1);
  if (places.lastIndexOf(1) !== winner) return null;
  const leads = (scores: readonly number[]) =>
    scores.every((score, seat) => seat === winner || score < scores[winner]!);
  let scores = [...before];
  let decided: EndStep | null = null;
  let led = leads(scores);
  for (const step of steps) {
    scores = added(scores, step.gains);
    const now = leads(scores);
    if (now && !led) decided = step;
    if (!now) decided = null;
    led = now;
  }
  return decided;
}
