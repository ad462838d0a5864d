import type { Event } from '../../wire';
import { t, type Arguments } from '../../words.svelte';

/** The piece of a tile in the events of this game, in words: `road E` is the road in the east. */
export function phrases(event: Event): Arguments {
  if (typeof event.piece !== 'string') return {};
  const [feature, port] = event.piece.split(' ') as [string, string?];
  return { piece: port ? t('piece-with-port', { feature, port }) : t('piece-alone', { feature }) };
}
