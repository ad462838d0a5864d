import { still } from '../../preferences.svelte';

/** A storey falls into place, with a little squash; without motion it fades in. */
export function land(_node: Element, { fall = 40 }: { fall?: number } = {}) {
  if (still()) return { duration: 120, css: (at: number) => `opacity: ${at}` };
  return {
    duration: 420,
    css: (at: number) => {
      const drop = at < 0.6 ? (1 - (at / 0.6) ** 2) * fall : 0;
      const squash = at < 0.6 ? 1 : 1 - 0.06 * Math.sin(((at - 0.6) / 0.4) * Math.PI);
      return `transform: translateY(${-drop}px) scaleY(${squash}); opacity: ${Math.min(1, at * 4)}`;
    },
  };
}

/** Something that is taken away falls aside. */
export function topple(_node: Element) {
  if (still()) return { duration: 120, css: (at: number) => `opacity: ${at}` };
  return {
    duration: 420,
    css: (at: number) =>
      `transform: translate(${(1 - at) * 26}px, ${(1 - at) ** 2 * 60}px) rotate(${(1 - at) * 40}deg); opacity: ${at}`,
  };
}
