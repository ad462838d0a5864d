import { partOf } from '../games';
import { loadWithPart } from '../words/messages.svelte';

/** A choice in a scene. A correct one leads to scene `to`; a wrong one has an explanation, `say`. */
export interface Choice {
  do: string;
  to?: number;
  say?: string;
  rule?: string;
  numbers?: Record<string, string | number>;
}

export interface Scene<View = unknown> {
  view: View;
  choices: Choice[];
}

/** One question. A `pick` task can require several cards. */
export interface Step {
  name: string;
  task: 'build' | 'pick' | 'bid' | 'answer' | 'lay' | 'choose';
  /** The tower in question. */
  on?: string;
  /** Whether the learner also chooses the tower for each card. */
  aim?: boolean;
  /** The tile shown beside the question. */
  tile?: string;
  scenes: Scene[];
}

export interface Lesson {
  game: string;
  parts: { name: string; steps: Step[] }[];
}

const LESSONS = import.meta.glob<{ default: unknown }>('./*/lesson.json');
const lessonOf = (game: string) => partOf(LESSONS, game, 'lesson.json');

export const hasLesson = (game: string) => lessonOf(game) !== undefined;

/** Load the lesson of a game together with its messages. */
export const loadLesson = (game: string) => loadWithPart<Lesson>(lessonOf(game)!, 'lessons');
