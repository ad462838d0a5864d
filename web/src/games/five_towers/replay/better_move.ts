import type { BetterMove } from '../../../table/game_client';
import { t } from '../../../words/messages.svelte';
import type { FiveTowersView } from '../../../wire';
import { readCard, type TowerType } from '../cards/cards';
import type { LastMove } from '../motion/snapshot';

const PLACE = /^place (\S+)$/;
const CALL = /^(bid \d|pass)$/;

/** Return the marks on a seat's towers: a frame around the placed card, and the better card as a ghost. */
export function betterOnTowers(
  { seat, made, best }: BetterMove,
  view: FiveTowersView,
): { last: LastMove | null; ghosts: Partial<Record<TowerType, number>> } {
  const towers = view.players[seat]!.towers;
  const [placed, wanted] = [made, best].map((action) => {
    const card = PLACE.exec(action ?? '')?.[1];
    return card ? readCard(card) : null;
  });
  return {
    last: placed ? { seat, tower: placed.type, storey: (towers[placed.type]?.length ?? 1) - 1 } : null,
    ghosts: wanted ? { [wanted.type]: wanted.value } : {},
  };
}

/** Return the original and the better bid as the board shows them; null for a decision about cards. */
export function callsOf({ made, best }: BetterMove): { made: string; best: string } | null {
  return made && best && CALL.test(made) && CALL.test(best) ? { made: callText(made), best: callText(best) } : null;
}

function callText(action: string): string {
  return action === 'pass' ? t('choice-pass') : action.slice('bid '.length);
}
