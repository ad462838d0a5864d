import type { TableFrame } from '../wire';

const TICK = 500;

/** The server's clock, extrapolated between frames. Create it while a component initialises. */
export class ServerTime {
  #here = $state(Date.now());
  #frame: () => TableFrame;
  /** The offset of the server's clock, measured with each frame. */
  #ahead = $derived.by(() => this.#frame().now - Date.now());
  readonly now = $derived.by(() => this.#here + this.#ahead);

  constructor(frame: () => TableFrame) {
    this.#frame = frame;
    $effect(() => {
      const ticking = setInterval(() => (this.#here = Date.now()), TICK);
      return () => clearInterval(ticking);
    });
  }

  /** Return the whole minutes since a time. */
  minutesSince(time: number): number {
    return Math.max(0, Math.floor((this.now - time) / 60_000));
  }

  /** Return the whole seconds until a time, at least 0. */
  secondsUntil(time: number): number {
    return Math.max(0, Math.ceil((time - this.now) / 1000));
  }
}
