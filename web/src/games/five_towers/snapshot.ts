import type { Event, FiveTowersView, MoveFrame } from '../../wire';
import { readCard, type TowerType } from './cards';

/** What the board draws: a view and the moves so far. */
export interface Snapshot {
  game: number;
  version: number;
  view: FiveTowersView;
  moves: MoveFrame[];
}

/** The events between two snapshots of one game. */
export function happened(old: Snapshot, next: Snapshot): Event[] {
  if (old.game !== next.game) return [];
  return next.moves.filter((move) => move.version > old.version).flatMap((move) => move.events as Event[]);
}

/** The last action of a seat: a storey of a tower, or a call. */
export interface LastMove {
  seat: number;
  tower: TowerType | null;
  /** Counted from the ground; of a demolished storey, where it was. */
  storey: number;
}

export function lastMove({ view, moves }: Snapshot): LastMove | null {
  const event = moves.findLast((move) => move.seat !== null)?.events[0] as Event | undefined;
  if (!event) return null;
  const seat = event.seat as number;
  if (event.kind !== 'placed' && event.kind !== 'demolished') return { seat, tower: null, storey: 0 };
  const tower = readCard(event.card as string).type;
  const height = view.players[seat]!.towers[tower]!.length;
  return { seat, tower, storey: event.kind === 'placed' ? height - 1 : height };
}
