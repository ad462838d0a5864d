import { type LogLine, logLines } from '../../log_text';
import type { Arguments } from '../../messages.svelte';
import type { Event, MoveFrame } from '../../wire';

/** The piece of a tile in an event: `road E` is the road in the east. */
export function eventArguments(event: Event): Arguments {
  if (typeof event.piece !== 'string') return {};
  const [feature, port] = event.piece.split(' ') as [string, string?];
  return port ? { feature, port } : { feature };
}

/** The log of a game. */
export function lines(moves: readonly MoveFrame[], names: readonly string[], you: number | null): LogLine[] {
  return logLines(moves, names, you, eventArguments);
}
