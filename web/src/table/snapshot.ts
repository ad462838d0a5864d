import type { Event, MoveFrame } from '../wire';

/** The input of a board: a view of one game of a table, and the moves so far. */
export interface Snapshot<View> {
  game: number;
  version: number;
  view: View;
  moves: MoveFrame[];
}

/** Return the events between two snapshots of one game. */
export function happened<View>(old: Snapshot<View>, next: Snapshot<View>): Event[] {
  if (old.game !== next.game) return [];
  return next.moves.filter((move) => move.version > old.version).flatMap((move) => move.events as Event[]);
}
