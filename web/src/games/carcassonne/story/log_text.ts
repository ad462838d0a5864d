import { type LogLine, logLines } from '../../../words/log_text';
import type { Arguments } from '../../../words/messages.svelte';
import type { Event, MoveFrame } from '../../../wire';

/** Return the arguments of an event's sentence: `road E` is the road in the east. A tile on the board needs no name. */
export function eventArguments(event: Event): Arguments {
  if (event.kind === 'laid') return { feature: 'tile' };
  if (typeof event.piece !== 'string') return {};
  const [feature, port] = event.piece.split(' ') as [string, string?];
  return port ? { feature, port } : { feature };
}

const SEEN_ANYWAY = new Set(['drawn', 'skipped']);

/** Return the lines of the last moves, excluding those that the board already shows. */
export function news(moves: readonly MoveFrame[], names: readonly string[], you: number | null): LogLine[] {
  return lines(moves, names, you).filter(({ event }) => !event || !SEEN_ANYWAY.has(event.kind));
}

/** Return whether a line is about something on the board. */
export function canPoint({ event }: LogLine): boolean {
  return Boolean((event?.pieces as unknown[] | undefined)?.length || event?.piece);
}

/** Return the log of a game. */
export function lines(moves: readonly MoveFrame[], names: readonly string[], you: number | null): LogLine[] {
  return logLines(moves, names, you, eventArguments);
}
