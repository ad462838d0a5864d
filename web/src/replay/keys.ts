import type { Reel } from './reel.svelte';
import type { Chapter } from './story';

type Key = (reel: Reel, chapters: readonly Chapter[]) => void;

const KEYS: Record<string, Key> = {
  ArrowLeft: (reel) => reel.step(-1),
  ArrowRight: (reel) => reel.step(1),
  Home: (reel) => reel.go(0),
  End: (reel) => reel.go(Infinity),
  ' ': (reel) => reel.play(),
};
/** Keys that scroll the page, unless the graph has the focus. */
const SLIDER_KEYS: Record<string, Key> = {
  ArrowDown: (reel) => reel.step(-1),
  ArrowUp: (reel) => reel.step(1),
  PageDown: (reel, chapters) => reel.go(chapters.findLast((chapter) => chapter.last < reel.at)?.last ?? 0),
  PageUp: (reel, chapters) => reel.go(chapters.find((chapter) => chapter.last > reel.at)?.last ?? Infinity),
};

/** Move through a game by keys, wherever they have no meaning of their own. */
export function press(event: KeyboardEvent, reel: Reel, chapters: readonly Chapter[]): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target.closest('input,select,dialog') || (event.key === ' ' && target.closest('button,a'))) return;
  const key = KEYS[event.key] ?? (target.closest('[role=slider]') ? SLIDER_KEYS[event.key] : undefined);
  if (!key) return;
  event.preventDefault();
  key(reel, chapters);
}
