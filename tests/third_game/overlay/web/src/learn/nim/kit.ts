import type { LessonKit } from '../kit';
import Picture from './Picture.svelte';

export const kit: LessonKit = { picture: Picture, know: ['four'] };
