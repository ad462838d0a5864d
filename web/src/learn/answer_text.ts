import { t } from '../words/messages.svelte';
import type { LessonRun } from './lesson_run.svelte';

/** An answer in words: a number of points, or the text of the step for it; of an action its first two words count. */
export function answerText(run: LessonRun, answer: string): string {
  if (/^\d+$/.test(answer)) return t('lesson-points', { points: Number(answer) });
  return t(`${run.name}-${answer.split(' ').slice(0, 2).join('-')}`);
}
