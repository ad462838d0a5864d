import { reducedMotion } from '../device/preferences.svelte';

/**
 * Call `show` in each frame with the progress, from 0 to 1 in `time` milliseconds; only once, with 1, if motion is reduced. Return a
 * function that cancels.
 */
export function countUp(time: number, show: (part: number) => void): () => void {
  if (reducedMotion()) {
    show(1);
    return () => {};
  }
  const begin = performance.now();
  let frame = requestAnimationFrame(function count(now) {
    const part = Math.max(0, Math.min(1, (now - begin) / time));
    show(part);
    if (part < 1) frame = requestAnimationFrame(count);
  });
  return () => cancelAnimationFrame(frame);
}
