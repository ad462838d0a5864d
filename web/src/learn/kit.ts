import type { Component } from 'svelte';
import { partOf } from '../games';
import type { LessonRun } from './lesson_run.svelte';

/** What a game brings for its lesson: the constant `kit` of `learn/<game>/kit.ts`. */
export interface LessonKit {
  /** The position of a step. A grounded picture reports the height of its ground. */
  picture: Component<{ run: LessonRun; onground: (y: number) => void }>;
  /** The picture stands on the landscape, and has a place for the rook. */
  grounded?: boolean;
  /** The game's own controls, for steps without a list of answers and for those that show a tile. */
  choices?: Component<{ run: LessonRun }>;
  /** Return the label of the button that confirms an action; null for the general one. */
  label?: (action: string) => string | null;
  /** The skills at the end: messages `lesson-GAME-know-...`. */
  know: readonly string[];
  /** The picture of the end; without it the rook and the game's picture. */
  done?: Component;
  /** Fetch what the pictures need without a network. */
  prepare?: () => Promise<unknown>;
}

const KITS = import.meta.glob<LessonKit>('./*/kit.ts', { eager: true, import: 'kit' });

export const lessonKit = (game: string) => partOf(KITS, game);
