import { type LogLine, logLines } from '../../../words/log_text';
import type { Arguments } from '../../../words/messages.svelte';
import type { Event, MoveFrame } from '../../../wire';

/** The piece of a tile in an event: `road E` is the road in the east. A tile that is seen on the board need not be named. */
export function eventArguments(event: Event): Arguments {
  if (event.kind === 'laid') return { feature: 'tile' };
  if (typeof event.piece !== 'string') return {};
  const [feature, port] = event.piece.split(' ') as [string, string?];
  return port ? { feature, port } : { feature };
}

const SEEN_ANYWAY = new Set(['drawn', 'skipped']);

/** What counts of the last moves, for a short log beside a board that shows the rest. */
export function news(moves: readonly MoveFrame[], names: readonly string[], you: number | null): LogLine[] {
  return lines(moves, names, you).filter(({ event }) => !event || !SEEN_ANYWAY.has(event.kind));
}

/** The log of a game. */
export function lines(moves: readonly MoveFrame[], names: readonly string[], you: number | null): LogLine[] {
  return logLines(moves, names, you, eventArguments);
}
