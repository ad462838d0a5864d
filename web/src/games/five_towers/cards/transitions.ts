import { reducedMotion } from '../../../device/preferences.svelte';

const LANDING = 420;
const DOWN = 0.6;
/** Duration of a fall in milliseconds, before the squash. */
export const FALL = LANDING * DOWN;
const FADE = 120;
const RING = 2000;

const fade = () => ({ duration: FADE, css: (at: number) => `opacity: ${at}` });

/** Close the gaps between the remaining cards; immediately if motion is reduced. */
export const gather = () => ({ duration: reducedMotion() ? 0 : 220 });

/** Drop a storey into place with a squash; fade it in if motion is reduced. */
export function land(_node: Element, { fall = 40, delay = 0 }: { fall?: number; delay?: number } = {}) {
  if (reducedMotion()) return fade();
  return {
    delay,
    duration: LANDING,
    css: (at: number) => {
      const drop = at < DOWN ? (1 - (at / DOWN) ** 2) * fall : 0;
      const squash = at < DOWN ? 1 : 1 - 0.06 * Math.sin(((at - DOWN) / (1 - DOWN)) * Math.PI);
      return `transform: translateY(${-drop}px) scaleY(${squash}); opacity: ${Math.min(1, at * 4)}`;
    },
  };
}

/** Raise dust where a storey has landed. */
export function puff(_node: Element, { side }: { side: number }) {
  if (reducedMotion()) return { duration: 0 };
  return {
    delay: FALL,
    duration: 420,
    css: (at: number) =>
      `transform: translate(${side * at * 14}px, ${-at * 5}px) scale(${0.4 + at}); opacity: ${0.8 * (1 - at)}`,
  };
}

/** Let a removed storey tumble aside. */
export function topple(_node: Element) {
  if (reducedMotion()) return fade();
  return {
    duration: 420,
    css: (at: number) =>
      `transform: translate(${(1 - at) * 26}px, ${(1 - at) ** 2 * 60}px) rotate(${(1 - at) * 40}deg); opacity: ${at}`,
  };
}

/** Show the frame of the last move after the landing. */
export function appear(_node: Element) {
  return { delay: reducedMotion() ? 0 : LANDING, ...fade() };
}

/** Mark the change with a temporary ring if motion is reduced. */
export function ring(_node: Element) {
  if (!reducedMotion()) return { duration: 0 };
  return { duration: RING, css: () => 'opacity: 1' };
}
