import type { TableSummaryFrame } from '../wire';

/** Return the guest's seat at the table; -1 if they have none. */
export function ownSeat(summary: TableSummaryFrame, guest: string): number {
  return summary.details.guests.indexOf(guest);
}

/** Return whether it is this guest's turn, on any of their seats. */
export function yourTurn(summary: TableSummaryFrame, guest: string): boolean {
  const seat = summary.details.turn;
  return seat !== null && summary.details.guests[seat] === guest;
}

/** Sort tables for this guest: their turn first, then the earliest deadline, then the latest change. */
export function byUrgency(summaries: TableSummaryFrame[], guest: string): TableSummaryFrame[] {
  const turn = (one: TableSummaryFrame) => Number(!yourTurn(one, guest));
  const end = (one: TableSummaryFrame) => one.deadline ?? Infinity;
  // the difference of two infinities is NaN, so the next term decides
  return [...summaries].sort((a, b) => turn(a) - turn(b) || end(a) - end(b) || b.updated - a.updated);
}

/** Return whether the table has a free seat. */
export function hasFreeSeat({ status, details }: TableSummaryFrame): boolean {
  return status === 'open' && details.seats.some((_, seat) => !details.bots[seat] && !details.guests[seat]);
}
