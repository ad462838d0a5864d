import type { Line } from '../telling';
import type { StepFrame } from '../wire';

/** A round or turn of a finished game: its first and last action, and everybody's points at its end. */
export interface Chapter {
  number: number;
  first: number;
  last: number;
  scores: number[];
}

/** What was told of a chapter. */
export interface Part {
  chapter: number;
  lines: Line[];
}

export function chaptersOf(steps: readonly StepFrame[]): Chapter[] {
  const found: Chapter[] = [];
  for (const { round: chapter, version, scores } of steps) {
    const open = found.at(-1);
    if (open?.number === chapter) Object.assign(open, { last: version, scores });
    else found.push({ number: chapter, first: version, last: version, scores });
  }
  return found;
}

/** The lines by chapter. */
export function partsOf(lines: readonly Line[], steps: readonly StepFrame[]): Part[] {
  const parts: Part[] = [];
  for (const line of lines) {
    const { round: chapter } = steps[line.version - 1]!;
    if (parts.at(-1)?.chapter === chapter) parts.at(-1)!.lines.push(line);
    else parts.push({ chapter, lines: [line] });
  }
  return parts;
}

/** How many chapters have gone by after so many actions, the running one counted in part. */
export function progressAt(chapters: readonly Chapter[], at: number): number {
  const index = chapters.findIndex((chapter) => at <= chapter.last);
  const { first, last } = chapters[index]!;
  return at ? index + (at - first + 1) / (last - first + 1) : 0;
}

/** After how many actions so many chapters have gone by. */
export function actionAt(chapters: readonly Chapter[], progress: number): number {
  const index = Math.max(0, Math.min(chapters.length - 1, Math.floor(progress)));
  const { first, last } = chapters[index]!;
  const part = Math.max(0, Math.min(1, progress - index));
  return Math.round(first - 1 + part * (last - first + 1));
}

/** The points of a seat along its line in the graph, which runs straight from the end of one chapter to the end of the next. */
export function pointsAt(chapters: readonly Chapter[], seat: number, progress: number): number {
  const after = Math.ceil(progress);
  const [from, to] = [after - 1, after].map((index) => chapters[index - 1]?.scores[seat] ?? 0) as [number, number];
  return from + (to - from) * (progress - after + 1);
}

/** With which chapter, counted from 1, the winner took the lead for good; null when a win is shared. */
export function turningPoint(chapters: readonly Chapter[], places: readonly number[]): number | null {
  const winner = places.indexOf(1);
  if (places.lastIndexOf(1) !== winner) return null;
  const led = (scores: number[]) => scores.every((score, seat) => seat === winner || score < scores[winner]!);
  return chapters.findLastIndex((chapter) => !led(chapter.scores)) + 2;
}
