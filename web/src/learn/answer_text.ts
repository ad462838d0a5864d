import { t } from '../words/messages.svelte';
import type { LessonRun } from './lesson_run.svelte';

/** Return the text of an answer: a number of points, or the step's message for the first two words of the action. */
export function answerText(run: LessonRun, answer: string): string {
  if (/^\d+$/.test(answer)) return t('lesson-points', { points: Number(answer) });
  return t(`${run.name}-${answer.split(' ').slice(0, 2).join('-')}`);
}
