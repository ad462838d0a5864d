import type { Component } from 'svelte';
import { partOf } from '../games';
import type { LessonRun } from './lesson_run.svelte';

/** What a game brings for its lesson: the constant `kit` of `learn/<game>/kit.ts`. */
export interface LessonKit {
  /** The position of a step. Says where the ground of its towers is, if it stands on the landscape. */
  picture: Component<{ run: LessonRun; onground: (y: number) => void }>;
  /** The picture stands on the landscape, and has a place for the rook. */
  grounded?: boolean;
  /** The game's own controls, for steps that are not answered by one of some answers, and for those that show a tile. */
  choices?: Component<{ run: LessonRun }>;
  /** The picked action as the label of the button that confirms it; without it the button asks to check. */
  label?: (action: string) => string | null;
  /** What one knows at the end: messages `lesson-GAME-know-...`. */
  know: readonly string[];
  /** The picture of the end; without it the rook and the game's picture. */
  done?: Component;
  /** Fetch what the pictures need without a network. */
  prepare?: () => Promise<unknown>;
}

const KITS = import.meta.glob<LessonKit>('./*/kit.ts', { eager: true, import: 'kit' });

export const lessonKit = (game: string) => partOf(KITS, game);
