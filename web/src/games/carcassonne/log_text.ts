import type { Arguments } from '../../messages.svelte';
import type { Event } from '../../wire';

/** The piece of a tile in an event: `road E` is the road in the east. */
export function eventArguments(event: Event): Arguments {
  if (typeof event.piece !== 'string') return {};
  const [feature, port] = event.piece.split(' ') as [string, string?];
  return port ? { feature, port } : { feature };
}
