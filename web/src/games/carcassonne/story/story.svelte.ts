import { getContext, setContext } from 'svelte';
import type { Scored } from './score_events';
import type { Thief } from './thief';

/** The steps of a thief: towers rise, guards score, they go home, and the tile is placed. */
export const THIEF_STEPS = ['rise', 'score', 'home', 'place'] as const;

/** What is being told on the board about what just happened. */
export class Story {
  /** What was scored and is outlined now. */
  scored = $state.raw<readonly Scored[]>([]);
  /** The thief that is told now, and how far. */
  thief = $state.raw<Thief | null>(null);
  step = $state(0);
  /** The sentence about what was scored or stolen; it stays for a while. */
  sentence = $state('');
  /** If motion is reduced: the places that changed, as points of the board. */
  rings = $state.raw<readonly { x: number; y: number }[]>([]);
  #held = false;
  /** What is said once the held thief is over. */
  #next = '';
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Show a sentence for a while; one thing after the other, so not before a held thief is over. */
  say(sentence: string): void {
    if (this.#held) {
      this.#next = sentence;
      return;
    }
    this.sentence = sentence;
    if (sentence) this.#later(SAID, () => this.sentence === sentence && (this.sentence = ''));
  }

  ring(points: readonly { x: number; y: number }[]): void {
    this.rings = points;
    if (points.length) this.#later(RINGED, () => this.rings === points && (this.rings = []));
  }

  /** Let a thief stay until somebody goes on, whatever happens meanwhile; another one takes its place, with its own sentence. */
  hold(thief: Thief, sentence: string): void {
    this.#held = false;
    this.say(sentence);
    this.#next = '';
    this.#held = true;
    this.thief = thief;
    this.step = THIEF_STEPS.length;
  }

  /** Something new is shown: nothing is told any more, except what is held. */
  clear(): void {
    this.scored = [];
    if (!this.#held) this.thief = null;
  }

  goOn(): void {
    this.#held = false;
    this.clear();
    this.say(this.#next);
    this.#next = '';
  }

  /** Forget what is still to end. */
  leave(): void {
    this.#timers.splice(0).forEach(clearTimeout);
  }

  #later(time: number, end: () => unknown): void {
    this.#timers.push(setTimeout(end, time));
  }
}

const SAID = 5000;
const RINGED = 2000;
const KEY = Symbol('story');

export function provideStory(): Story {
  return setContext(KEY, new Story());
}

/** What is told at this table; undefined in a replay. */
export function useStory(): Story | undefined {
  return getContext<Story | undefined>(KEY);
}
