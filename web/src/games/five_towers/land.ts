import { still } from '../../preferences.svelte';

const FADE = 120;
const RING = 2000;

const fade = () => ({ duration: FADE, css: (at: number) => `opacity: ${at}` });

/** A storey falls into place, with a little squash; without motion it fades in. */
export function land(_node: Element, { fall = 40, delay = 0 }: { fall?: number; delay?: number } = {}) {
  if (still()) return fade();
  return {
    delay,
    duration: 420,
    css: (at: number) => {
      const drop = at < 0.6 ? (1 - (at / 0.6) ** 2) * fall : 0;
      const squash = at < 0.6 ? 1 : 1 - 0.06 * Math.sin(((at - 0.6) / 0.4) * Math.PI);
      return `transform: translateY(${-drop}px) scaleY(${squash}); opacity: ${Math.min(1, at * 4)}`;
    },
  };
}

/** Dust flies up where a storey has landed. */
export function puff(_node: Element, { side }: { side: number }) {
  if (still()) return { duration: 0 };
  return {
    delay: 250,
    duration: 420,
    css: (at: number) =>
      `transform: translate(${side * at * 14}px, ${-at * 5}px) scale(${0.4 + at}); opacity: ${0.8 * (1 - at)}`,
  };
}

/** Something that is taken away tumbles aside. */
export function topple(_node: Element) {
  if (still()) return fade();
  return {
    duration: 420,
    css: (at: number) =>
      `transform: translate(${(1 - at) * 26}px, ${(1 - at) ** 2 * 60}px) rotate(${(1 - at) * 40}deg); opacity: ${at}`,
  };
}

/** Without motion a ring marks for a while what has changed. */
export function ring(_node: Element) {
  if (!still()) return { duration: 0 };
  return { duration: RING, css: () => 'opacity: 1' };
}
