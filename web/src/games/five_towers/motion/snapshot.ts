import { happened, type Snapshot as SnapshotOf } from '../../../table/snapshot';
import type { Event, FiveTowersView } from '../../../wire';
import { readCard, type TowerType } from '../cards/cards';

export { happened };
/** The picture of one moment on the board. */
export type Snapshot = SnapshotOf<FiveTowersView>;

/** The last action of a seat: a storey of a tower, or a call. */
export interface LastMove {
  seat: number;
  tower: TowerType | null;
  /** The index from the ground; for a demolished storey its former index. */
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
