import type { TableSession } from '../../../table/game_client';
import { eventText } from '../../../words/log_text';
import { t } from '../../../words/messages.svelte';
import type { Event } from '../../../wire';
import type { CarcassonneSnapshot } from './animations';
import { type Point, TILE } from '../geometry/cells';
import { eventArguments } from './log_text';
import { type Thief, thiefOf } from './thief';

/** Return the thief whose events are complete; null if there is none. */
export function thiefIn(events: readonly Event[], { moves }: Pick<CarcassonneSnapshot, 'moves'>): Thief | null {
  const replaced = events.some((event) => event.kind === 'guard-replaced');
  const ends = events.some(
    (event) => event.kind === 'stolen' || (event.kind === 'scored' && event.feature === 'guard'),
  );
  return ends && !replaced ? thiefOf(moves) : null;
}

/** Describe events in one sentence: the thief, or who scored for what; empty for anything else. */
export function sentenceAbout(
  events: readonly Event[],
  next: Pick<CarcassonneSnapshot, 'moves'>,
  { names, you }: Pick<TableSession, 'names' | 'you'>,
): string {
  const thief = thiefIn(events, next);
  if (thief?.stolen) return t('web-cc-stolen-told');
  if (thief) return t('web-cc-thief-told', { number: thief.number, stolen: thief.stolenNumber });
  return events
    .filter((event) => event.kind === 'scored')
    .map((event) => eventText(event, names, you, eventArguments))
    .join(' ');
}

/** Return the centres of the changed tiles. */
export function changedPoints(events: readonly Event[]): Point[] {
  const cells = events.flatMap((event) => (Array.isArray(event.at) ? [event.at as [number, number]] : []));
  const distinct = new Map(cells.map((cell) => [cell.join(), cell]));
  return [...distinct.values()].map(([x, y]) => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE }));
}
