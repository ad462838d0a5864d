import type { EndingFrame, TableFrame } from '../wire';

/** The seat that is to act while its holder is away and no bot plays for them. */
export function absentActor(frame: TableFrame, actor: unknown): number | null {
  const seat = typeof actor === 'number' ? frame.seats[actor] : undefined;
  if (!seat || seat.you || seat.bot || seat.bot_plays || seat.gone_since === null) return null;
  return actor as number;
}

/** How a game ended that was not played to its end. */
export function earlyEnd({ ending }: TableFrame): EndingFrame | null {
  return ending && ending.how !== 'played' ? ending : null;
}

/** Whether the others may do anything about it. */
export function canDecide(frame: TableFrame, absent: number): boolean {
  const ways = frame.proposals.filter(({ what }) => what === 'stand-in' || what === 'end');
  return frame.your_seats.length > 0 && ways.some(({ seat }) => seat === absent);
}
