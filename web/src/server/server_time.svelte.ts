import type { TableFrame } from '../wire';

const TICK = 500;

/** The time of the server as it goes on between two frames. Make it while a component starts. */
export class ServerTime {
  #here = $state(Date.now());
  #frame: () => TableFrame;
  /** How far the server is ahead; taken when a frame comes. */
  #ahead = $derived.by(() => this.#frame().now - Date.now());
  readonly now = $derived.by(() => this.#here + this.#ahead);

  constructor(frame: () => TableFrame) {
    this.#frame = frame;
    $effect(() => {
      const ticking = setInterval(() => (this.#here = Date.now()), TICK);
      return () => clearInterval(ticking);
    });
  }

  /** Whole minutes since a time. */
  minutesSince(time: number): number {
    return Math.max(0, Math.floor((this.now - time) / 60_000));
  }

  /** Whole seconds until a time; 0 once it is there. */
  secondsUntil(time: number): number {
    return Math.max(0, Math.ceil((time - this.now) / 1000));
  }
}
