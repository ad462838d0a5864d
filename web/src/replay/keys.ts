import type { Round } from '../table/history';
import type { Playback } from './playback.svelte';

type Key = (playback: Playback, rounds: readonly Round[]) => void;

const KEYS: Record<string, Key> = {
  ArrowLeft: (playback) => playback.step(-1),
  ArrowRight: (playback) => playback.step(1),
  Home: (playback) => playback.go(0),
  End: (playback) => playback.go(Infinity),
  ' ': (playback) => playback.play(),
};
/** Keys that scroll the page unless the graph has the focus. */
const SLIDER_KEYS: Record<string, Key> = {
  ArrowDown: (playback) => playback.step(-1),
  ArrowUp: (playback) => playback.step(1),
  PageDown: (playback, rounds) => playback.go(rounds.findLast((round) => round.last < playback.at)?.last ?? 0),
  PageUp: (playback, rounds) => playback.go(rounds.find((round) => round.last > playback.at)?.last ?? Infinity),
};

/** Handle the playback keys, unless the focused control uses them itself. */
export function press(event: KeyboardEvent, playback: Playback, rounds: readonly Round[]): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target.closest('input,select,dialog') || (event.key === ' ' && target.closest('button,a'))) return;
  const key = KEYS[event.key] ?? (target.closest('[role=slider]') ? SLIDER_KEYS[event.key] : undefined);
  if (!key) return;
  event.preventDefault();
  key(playback, rounds);
}
