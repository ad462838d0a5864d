import type { Component } from 'svelte';
import { partOf } from '../games';
import type { LessonRun } from './lesson_run.svelte';

/** A game's part of the lesson: the constant `kit` in `learn/<game>/kit.ts`. */
export interface LessonKit {
  /** Draws the position of a step. If it stands on the landscape, it reports the ground level of its towers. */
  picture: Component<{ run: LessonRun; onground: (y: number) => void }>;
  /** Whether the picture stands on the landscape and has room for the rook. */
  grounded?: boolean;
  /** The game's own controls, for steps other than multiple-choice questions, and for questions that show a tile. */
  choices?: Component<{ run: LessonRun }>;
  /** Return the label of the confirm button for the picked action; without it the button says "Check". */
  label?: (action: string) => string | null;
  /** The rules that a learner knows at the end, as messages `lesson-GAME-know-...`. */
  know: readonly string[];
  /** The picture at the end; defaults to the rook and the game's picture. */
  done?: Component;
  /** Preload the resources of the pictures for offline use. */
  prepare?: () => Promise<unknown>;
}

const KITS = import.meta.glob<LessonKit>('./*/kit.ts', { eager: true, import: 'kit' });

export const lessonKit = (game: string) => partOf(KITS, game);
