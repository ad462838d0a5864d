import type { EndingFrame, TableFrame } from '../wire';

/** Return the seat to act if its holder is away and no bot plays for them. */
export function absentActor(frame: TableFrame, actor: unknown): number | null {
  const seat = typeof actor === 'number' ? frame.seats[actor] : undefined;
  if (!seat || seat.you || seat.bot || seat.bot_plays || seat.gone_since === null) return null;
  return actor as number;
}

/** Return how a game ended early; null if it was played to its end. */
export function earlyEnd({ ending }: TableFrame): EndingFrame | null {
  return ending && ending.how !== 'played' ? ending : null;
}

/** Return whether the others may act on an absence. */
export function canDecide(frame: TableFrame, absent: number): boolean {
  const ways = frame.proposals.filter(({ what }) => what === 'stand-in' || what === 'end');
  return frame.your_seats.length > 0 && ways.some(({ seat }) => seat === absent);
}
