import type { Event, FigureView, MoveFrame, ScoreLine } from '../../../wire';

/** A piece of a tile on the board: column, row, and its index among the pieces of the tile. */
export type BoardPiece = readonly [number, number, number];

/** A scored feature; on a tie several seats score it. */
export interface Scored {
  key: string;
  /** The kind of feature, or `guard`. */
  kind: string;
  complete: boolean;
  seats: number[];
  /** The points of each of these seats. */
  points: number;
  at: [number, number];
  lines: ScoreLine[];
  pieces: readonly BoardPiece[];
  figures: readonly FigureView[];
  /** Whether a player recalled their abbot for it. */
  recalled: boolean;
}

/** Return the features that these events score, in order. A feature has one event for each seat, in succession. */
export function scoredIn(events: readonly Event[]): Scored[] {
  const found: Scored[] = [];
  events.forEach((event, index) => {
    if (event.kind !== 'scored') return;
    const before = found.at(-1);
    if (before && event.id !== undefined && before.key === event.id) {
      before.seats.push(event.seat as number);
      return;
    }
    found.push({
      key: (event.id as string | undefined) ?? `${event.feature} ${event.at} ${event.seat}`,
      kind: event.feature as string,
      complete: event.complete as boolean,
      seats: [event.seat as number],
      points: event.points as number,
      at: event.at as [number, number],
      lines: event.lines as ScoreLine[],
      pieces: (event.pieces ?? []) as BoardPiece[],
      figures: (event.figures ?? []) as FigureView[],
      recalled: events[index - 1]?.kind === 'recalled',
    });
  });
  return found;
}

/** Return the features of the final scoring; none if the moves do not end the game. */
export function scoredAtEnd(moves: readonly MoveFrame[]): Scored[] {
  const events = (moves.at(-1)?.events ?? []) as Event[];
  if (!events.some((event) => event.kind === 'ended')) return [];
  return scoredIn(events).filter((one) => (one.kind === 'field' || !one.complete) && !one.recalled);
}
