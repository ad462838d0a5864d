import type { TableSummaryFrame } from '../wire';

/** The seat of this guest at the table; -1 without one. */
export function ownSeat(summary: TableSummaryFrame, guest: string): number {
  return summary.details.guests.indexOf(guest);
}

/** Whether the table waits for this guest, on any of their seats. */
export function yourTurn(summary: TableSummaryFrame, guest: string): boolean {
  const seat = summary.details.turn;
  return seat !== null && summary.details.guests[seat] === guest;
}

/** Whether somebody can still sit down there. */
export function hasFreeSeat({ status, details }: TableSummaryFrame): boolean {
  return status === 'open' && details.seats.some((_, seat) => !details.bots[seat] && !details.guests[seat]);
}
