import type { Event, MoveFrame } from '../../../wire';
import { type Scored, scoredIn } from './score_events';

/** A drawn thief tile and everything it caused. */
export interface Thief {
  /** The seat that drew it. */
  seat: number;
  tile: string;
  /** The number on the tile, and the number of a stolen tile that also counts. */
  number: number;
  stolenNumber: number;
  /** The towers that rose, in order. */
  risen: [number, number][];
  /** The guards that score. */
  guards: Scored[];
  /** Whether the tile itself was stolen, and the tile drawn in its place. */
  stolen: boolean;
  instead: { tile: string; pile: string } | null;
}

const lineOf = ({ lines }: Scored, label: string) => lines.find((line) => line.label === label)?.points ?? 0;

/** Return the thief of the last drawn tile once its effects are decided; null if no thief was drawn. */
export function thiefOf(moves: readonly MoveFrame[]): Thief | null {
  const events = moves.flatMap((move) => move.events as Event[]);
  const drawn = events.findLastIndex((event, index) => event.kind === 'drawn' && !insteadOf(events, index));
  const first = events[drawn];
  if (!first) return null;
  const caused = events.slice(drawn + 1);
  const until = caused.findIndex((event) => event.kind === 'laid');
  const told = until < 0 ? caused : caused.slice(0, until);
  const guards = scoredIn(told).filter((one) => one.kind === 'guard');
  const stolen = told.find((event) => event.kind === 'stolen');
  if (!guards.length && !stolen) return null;
  const instead = told.find((event) => event.kind === 'drawn');
  return {
    seat: first.seat as number,
    tile: first.tile as string,
    number: stolen ? (stolen.number as number) : lineOf(guards[0]!, 'line-thief'),
    stolenNumber: guards.length ? lineOf(guards[0]!, 'line-stolen') : 0,
    risen: told.filter((event) => event.kind === 'raised').map((event) => event.at as [number, number]),
    guards,
    stolen: stolen !== undefined,
    instead: instead ? { tile: instead.tile as string, pile: instead.pile as string } : null,
  };
}

/** Return whether a tile was drawn because the previous one was stolen. */
function insteadOf(events: readonly Event[], index: number): boolean {
  const before = events.slice(0, index).findLast((event) => ['stolen', 'laid', 'drawn'].includes(event.kind));
  return before?.kind === 'stolen';
}
