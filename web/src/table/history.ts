import type { LogLine } from '../words/log_text';
import type { StepFrame } from '../wire';

/** A round or turn of a finished game: its first and last action, and the scores at its end. */
export interface Round {
  number: number;
  first: number;
  last: number;
  scores: number[];
}

/** The log lines of one round. */
export interface RoundLines {
  round: number;
  lines: LogLine[];
}

export function roundsOf(steps: readonly StepFrame[]): Round[] {
  const found: Round[] = [];
  for (const { round, version, scores } of steps) {
    const open = found.at(-1);
    if (open?.number === round) Object.assign(open, { last: version, scores });
    else found.push({ number: round, first: version, last: version, scores });
  }
  return found;
}

/** Group the log lines by round. */
export function linesByRound(lines: readonly LogLine[], steps: readonly StepFrame[]): RoundLines[] {
  const parts: RoundLines[] = [];
  for (const line of lines) {
    const { round } = steps[line.version - 1]!;
    if (parts.at(-1)?.round === round) parts.at(-1)!.lines.push(line);
    else parts.push({ round, lines: [line] });
  }
  return parts;
}

/** Return the number of rounds played after `at` actions, as a fraction within the current round. */
export function progressAt(rounds: readonly Round[], at: number): number {
  const index = rounds.findIndex((round) => at <= round.last);
  const { first, last } = rounds[index]!;
  return at ? index + (at - first + 1) / (last - first + 1) : 0;
}

/** Return the number of actions after a number of rounds, which can be fractional. */
export function actionAt(rounds: readonly Round[], progress: number): number {
  const index = Math.max(0, Math.min(rounds.length - 1, Math.floor(progress)));
  const { first, last } = rounds[index]!;
  const part = Math.max(0, Math.min(1, progress - index));
  return Math.round(first - 1 + part * (last - first + 1));
}

/** Return the round, counted from 1, in which the winner takes the lead for good; null if the win is shared. */
export function turningPoint(rounds: readonly Round[], places: readonly number[]): number | null {
  const winner = places.indexOf(1);
  if (places.lastIndexOf(1) !== winner) return null;
  const led = (scores: number[]) => scores.every((score, seat) => seat === winner || score < scores[winner]!);
  return rounds.findLastIndex((round) => !led(round.scores)) + 2;
}
