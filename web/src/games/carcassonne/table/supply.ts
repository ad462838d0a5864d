import type { CarcassonneView } from '../../../wire';

/** The figures of a seat: the number in supply and the total. */
export interface Supply {
  meeples: { left: number; all: number };
  abbots: { left: number; all: number };
  guards: number;
}

/** Count a seat's figures; the total adds those on the board to those in supply. */
export function supplyOf(view: CarcassonneView, seat: number): Supply {
  const player = view.players[seat]!;
  const placed = (figure: string) => view.figures.filter((one) => one.seat === seat && one.figure === figure).length;
  const guards = player.guards ?? 0;
  const count = (left: number | undefined, out: number) => ({ left: left ?? 0, all: (left ?? 0) + out });
  return {
    meeples: count(player.meeples, placed('meeple') + guards),
    abbots: count(player.abbots, placed('abbot')),
    guards,
  };
}
