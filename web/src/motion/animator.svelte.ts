import { tick } from 'svelte';
import { reducedMotion } from '../device/preferences.svelte';

/** Starts an animation; returns null if no element needs to move. */
export type Motion = () => Animation | null;

/** The animations between two pictures: groups played in sequence over the old picture, then animations over the new one. */
export interface Transition {
  before: Motion[][];
  after: Motion[];
}

/** The maximum lag of the picture behind the table, in milliseconds. */
const LONGEST = 2000;

/** Plays transitions between successive pictures. It always ends on the latest picture; a tap skips to it. */
export class Animator<Picture> {
  shown = $state.raw() as Picture;
  /** Whether a newer picture is waiting. */
  behind = $state(false);
  #transition: (old: Picture, next: Picture) => Transition;
  #arrived: (old: Picture, next: Picture) => void;
  #queue: Picture[] = [];
  #playing = false;
  #until = 0;
  #run: Animation[] = [];
  #swallow = false;

  /** `arrived` is called just before the next picture is shown. */
  constructor(
    first: Picture,
    transition: (old: Picture, next: Picture) => Transition,
    arrived: (old: Picture, next: Picture) => void,
  ) {
    this.shown = first;
    this.#transition = transition;
    this.#arrived = arrived;
  }

  /** Queue this picture; show it immediately if motion is reduced or the page is hidden. */
  take(picture: Picture): void {
    const atOnce = reducedMotion() || document.hidden;
    if (atOnce && !this.#playing) {
      this.#show(picture);
      return;
    }
    this.#queue.push(picture);
    if (atOnce) this.skip();
    if (this.#playing) return;
    this.#until = performance.now() + LONGEST;
    void this.#play();
  }

  /** Skip to the latest picture. */
  skip = (): void => {
    this.#until = 0;
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  };

  tap = (event: PointerEvent): void => {
    this.#swallow = this.behind;
    if (this.#swallow) event.stopPropagation();
    this.skip();
  };

  /** Swallow the click of a tap that skipped animations: a different element may be under the pointer now. */
  click = (event: MouseEvent): void => {
    if (this.#swallow && event.detail) event.stopPropagation();
    this.#swallow = false;
  };

  async #play(): Promise<void> {
    this.#playing = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const transition = this.#transition(this.shown, next);
      this.behind = true;
      for (const group of transition.before) await this.#perform(group);
      this.behind = this.#queue.length > 0;
      this.#show(next);
      await tick();
      this.#run.splice(0).forEach((animation) => animation.cancel());
      if (this.#left() > 0) transition.after.forEach((motion) => motion());
    }
    this.#playing = this.behind = false;
  }

  #show(next: Picture): void {
    this.#arrived(this.shown, next);
    this.shown = next;
  }

  /** Run the animations of a group and wait for them, at most until the deadline. */
  async #perform(group: Motion[]): Promise<void> {
    if (this.#left() <= 0) return;
    const run = group.flatMap((motion) => motion() ?? []);
    this.#run.push(...run);
    const late = new Promise((resolve) => setTimeout(resolve, this.#left()));
    await Promise.race([late, Promise.allSettled(run.map((animation) => animation.finished))]);
  }

  #left(): number {
    return this.#until - performance.now();
  }
}
