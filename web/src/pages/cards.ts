import type { TableSummaryFrame } from '../wire';

/** The seat of this guest at the table; -1 without one. */
export function ownSeat(card: TableSummaryFrame, guest: string): number {
  return card.details.guests.indexOf(guest);
}

/** Whether the table waits for this guest, on whichever of their seats. */
export function yourTurn(card: TableSummaryFrame, guest: string): boolean {
  const seat = card.details.turn;
  return seat !== null && card.details.guests[seat] === guest;
}
