import type { AskedMove, BetterMove } from './game_client';
import type { AnalysedChoice, AnalysedStep, ExplanationFrame, StepFrame } from '../wire';
import { progressAt, type Round } from './history';

/** A point of a line in a graph: rounds played, and the value. */
export type Point = [progress: number, value: number];

/** A costly choice, with the better alternative. */
export interface Moment {
  step: AnalysedStep;
  made: AnalysedChoice;
  best: AnalysedChoice;
}

/** Return the moments of a seat in chronological order. */
export function momentsOf(steps: readonly AnalysedStep[], seat: number, history: readonly StepFrame[]): Moment[] {
  return steps
    .filter((step) => step.seat === seat && step.sign && step.choices?.length)
    .map((step) => {
      const { action } = history[step.number - 1]!;
      return { step, best: step.choices[0]!, made: step.choices.find((choice) => choice.action === action)! };
    });
}

/** Return the reasons for the better choice: the drawbacks of the actual choice or, if unknown, the advantages of the better one. */
export function reasonsOf({ made, best }: Moment): readonly ExplanationFrame[] {
  return made.explanations.length ? made.explanations : best.explanations;
}

/** Maps the first reason of a moment to its topic. */
const ABOUT: Record<string, readonly string[]> = {
  cards: ['cards'],
  top: ['top'],
  room: ['room'],
  rival: ['rival', 'rival-points', 'rival-likely', 'rival-worth'],
  demolition: ['demolition'],
  points: ['points', 'worth'],
  claim: ['claim', 'place'],
  hand: ['hand'],
  guard: ['guard'],
  likely: ['likely'],
  share: ['share', 'takeover'],
};

/** Return the message id of a moment's heading. */
export function headingOf(moment: Moment): string {
  const gain = reasonsOf(moment)[0]?.label.replace(/^advice-(not-)?/, '') ?? '';
  const about = Object.keys(ABOUT).find((name) => ABOUT[name]!.includes(gain));
  return `web-moment-${about ?? (moment.step.sign === '??' ? 'big' : 'small')}`;
}

/** Return the known winning chances of each seat, in per cent. */
export function chanceLines(steps: readonly AnalysedStep[], rounds: readonly Round[], seats: number): Point[][] {
  return Array.from({ length: seats }, (_, seat) =>
    steps.map(({ number, results }): Point => [progressAt(rounds, number), 100 * results[seat]!]),
  );
}

/** Return the points of each seat at the end of each round. */
export function pointLines(rounds: readonly Round[]): Point[][] {
  return rounds[0]!.scores.map((_, seat) => [
    [0, 0] as Point,
    ...rounds.map(({ scores }, index): Point => [index + 1, scores[seat]!]),
  ]);
}

/** Interpolate a line at this progress; beyond its ends return the nearest value. */
export function valueAt(line: readonly Point[], progress: number): number {
  const after = line.findIndex(([at]) => at >= progress);
  if (after <= 0) return after ? (line.at(-1)?.[1] ?? 0) : line[0]![1];
  const [[from, low], [to, high]] = [line[after - 1]!, line[after]!];
  return low + (high - low) * ((progress - from) / (to - from || 1));
}

/**
 * Explains a seat's points: expected points, luck, the others' choices and its own add up to the result. Unforeseeable effects count as the
 * others'.
 */
export interface Account {
  start: number;
  luck: number;
  others: number;
  own: number;
  result: number;
  choices: number;
  good: number;
}

/** Below this cost a choice counts as good as the best. */
const ALIKE = 0.01;

export function accountOf(steps: readonly AnalysedStep[], seat: number): Account {
  const account = { luck: 0, own: 0, choices: 0, good: 0 };
  steps.forEach((step, index) => {
    account.luck += step.luck?.[seat] ?? 0;
    if (step.seat !== seat) return;
    account.own += step.points[seat]! - steps[index - 1]!.points[seat]!;
    if (step.cost === null) return;
    account.choices += 1;
    if (step.cost! < ALIKE) account.good += 1;
  });
  const [start, result] = [steps[0]!.points[seat]!, steps.at(-1)!.points[seat]!];
  return { ...account, start, result, others: result - start - account.luck - account.own };
}

/** Round an account to whole points with the same sum, by the largest-remainder method. */
export function inWholePoints(account: Account): Account {
  const names = ['start', 'luck', 'others', 'own'] as const;
  const whole = { ...account, result: Math.round(account.result) };
  for (const name of names) whole[name] = Math.floor(account[name]);
  const left = whole.result - names.reduce((sum, name) => sum + whole[name], 0);
  const rest = (name: (typeof names)[number]) => account[name] - whole[name];
  for (const name of [...names].sort((one, other) => rest(other) - rest(one)).slice(0, left)) whole[name] += 1;
  return whole;
}

/** Classify the choices by their verbs: opening or continuing an auction, placing a card or tile, placing a figure. */
export function kindOf(choices: readonly AnalysedChoice[]): string {
  const verbs = new Set(choices.map(({ action }) => action.split(' ')[0]!));
  if (verbs.has('bid')) return verbs.has('pass') ? 'bid' : 'open';
  return verbs.has('place') ? 'place' : 'figure';
}

/** The number of choices offered in the search for a better move. */
const OFFERED = 8;

/** Return the offered choices, in an order that does not reveal the best. */
export function offered({ step, made, best }: Moment): AnalysedChoice[] {
  const others = step.choices.filter((choice) => choice !== made && choice !== best);
  const apart = Math.max(1, others.length / (OFFERED - 2));
  const some = others.filter((_, index) => Math.floor(index / apart) !== Math.floor((index - 1) / apart));
  return [...new Set([best, made, ...some.slice(0, OFFERED - 2)])].sort((one, other) =>
    one.action.localeCompare(other.action, 'en', { numeric: true }),
  );
}

/** Choices within this cost of the best one count as found. */
const FOUND = 0.02;

export type Verdict = 'right' | 'better' | 'wrong';

export function verdictOn(choice: AnalysedChoice, { made, best }: Moment): Verdict {
  if (choice.result >= best.result - FOUND) return 'right';
  return choice.result >= made.result + FOUND ? 'better' : 'wrong';
}

/** Return the highlighted move as if it were the better one, for the board to draw. */
export function pointedAt({ seat, pointed }: AskedMove): BetterMove {
  return { seat, made: null, best: pointed, then: [], sign: '' };
}
