import type { TableSession } from '../../../table/game_client';
import { t } from '../../../words/messages.svelte';
import type { Turn } from './turn.svelte';

/** Return the heading of the turn: the player's next step. */
export function heading(turn: Turn, session: TableSession): string {
  if (turn.phase === 'tile') return t('web-cc-place-tile');
  if (turn.pieces.every((piece) => piece.verb === 'raise')) return t('web-cc-raise-tower');
  if (turn.pieces.some((piece) => piece.verb === 'claim' || piece.verb === 'guard' || piece.verb === 'recall'))
    return t('web-cc-place-piece');
  return turn.onlySkip ? t('web-cc-nothing-to-place') : session.names.length ? t('web-your-turn') : '';
}
