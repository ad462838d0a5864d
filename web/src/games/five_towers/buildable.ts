import type { FiveTowersView } from '../../wire';

/** The cards on display that this seat could build; null where the table does not say. */
export function buildable(view: FiveTowersView, seat: number): ReadonlySet<string> | null {
  const cards = view.players[seat]!.buildable;
  return cards && new Set(cards);
}
