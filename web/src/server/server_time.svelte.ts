import { createSubscriber } from 'svelte/reactivity';

const TICK = 500;

/**
 * The server's clock: the time of the latest frames, continued by the page's monotonic clock. Reading it in an effect or template updates it
 * twice a second.
 */
export class ServerTime {
  /** The offset of the server's clock from the page's monotonic clock, in milliseconds. */
  #ahead = $state(Date.now() - performance.now());
  #measured = false;
  #ticks = createSubscriber((update) => {
    const ticking = setInterval(update, TICK);
    return () => clearInterval(ticking);
  });

  /**
   * Measure the offset with the server's time in a frame, at the moment the frame arrives. A frame that took longer than others makes the
   * server's clock appear late, so the largest offset of a connection is the most exact.
   */
  measure(now: number): void {
    const ahead = now - performance.now();
    if (this.#measured && ahead <= this.#ahead) return;
    this.#ahead = ahead;
    this.#measured = true;
  }

  /** Forget the measurements of an earlier connection. */
  restart(): void {
    this.#measured = false;
  }

  get now(): number {
    this.#ticks();
    return performance.now() + this.#ahead;
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

export const serverTime = new ServerTime();
