import type { CardFrame } from '../wire';

/** The seat of this guest at the table; -1 without one. */
export function ownSeat(card: CardFrame, guest: string): number {
  return (card.title.guests as (string | null)[]).indexOf(guest);
}

/** Whether the table waits for this guest, on whichever of their seats. */
export function yourTurn(card: CardFrame, guest: string): boolean {
  const seat = card.title.turn as number | null;
  return seat !== null && (card.title.guests as (string | null)[])[seat] === guest;
}
