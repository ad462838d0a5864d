import type { FiveTowersView, PlayerView } from '../../wire';

/** The cards on display that this seat could build, as far as the view says so; null where it does not. */
export function buildable(view: FiveTowersView, seat: number): ReadonlySet<string> | null {
  const player: PlayerView & { buildable?: string[] } = view.players[seat]!;
  if (player.buildable) return new Set(player.buildable);
  if (player.largest_bid === view.display.length) return new Set(view.display);
  return player.largest_bid === 0 ? new Set() : null;
}
