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

/** Return whether the table has a free seat. */
export function hasFreeSeat({ status, details }: TableSummaryFrame): boolean {
  return status === 'open' && details.seats.some((_, seat) => !details.bots[seat] && !details.guests[seat]);
}
