import { StoryState } from '../state.svelte';
import type { Point } from '../geometry/cells';
import type { Thief } from './thief';

/** The steps of a thief: towers rise, guards score, guards go home, and the tile is placed. */
export const THIEF_STEPS = ['rise', 'score', 'home', 'place'] as const;

/** The narration of the last events on the board. */
export class Story extends StoryState {
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Show a sentence for five seconds; if a thief is held, wait until it ends. */
  say(sentence: string): void {
    if (this.held) {
      this.next = sentence;
      return;
    }
    this.sentence = sentence;
    if (sentence) this.#later(SAID, () => this.sentence === sentence && (this.sentence = ''));
  }

  /** Ring these board points for two seconds. */
  ring(points: readonly Point[]): void {
    this.rings = points;
    if (points.length) this.#later(RINGED, () => this.rings === points && (this.rings = []));
  }

  /** Keep showing a thief through later events until the person continues. The next thief replaces it and its sentence. */
  hold(thief: Thief, sentence: string): void {
    this.held = false;
    this.say(sentence);
    this.next = '';
    this.held = true;
    this.thief = thief;
    this.step = THIEF_STEPS.length;
  }

  /** End all narration except a held thief, for a new snapshot. */
  clear(): void {
    this.scored = [];
    if (!this.held) this.thief = null;
  }

  /** End the held thief. */
  goOn(): void {
    this.held = false;
    this.clear();
    this.say(this.next);
    this.next = '';
  }

  /** Cancel all timers. */
  leave(): void {
    this.#timers.splice(0).forEach(clearTimeout);
  }

  #later(time: number, end: () => unknown): void {
    this.#timers.push(setTimeout(end, time));
  }
}

const SAID = 5000;
const RINGED = 2000;
