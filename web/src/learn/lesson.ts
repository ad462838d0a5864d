import { partOf } from '../games';
import { loadWithPart } from '../words/messages.svelte';

/** One thing to choose: it leads to another scene, or is wrong and something is said to it. */
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

/** One question. `several` cards can be right at once where the task is to pick. */
export interface Step {
  name: string;
  task: 'build' | 'pick' | 'bid' | 'answer' | 'lay' | 'choose';
  /** The tower that is asked about. */
  on?: string;
  /** Whether a card is put onto a tower by hand, and may miss it. */
  aim?: boolean;
  /** A tile that is shown beside the question. */
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

/** The lesson of a game, with its words. */
export const loadLesson = (game: string) => loadWithPart<Lesson>(lessonOf(game)!, 'lessons');
