import { firstMessage, t } from '../../../words/messages.svelte';
import type { WrongTurn } from '../../../wire';

/** Explain why a tile does not fit: its first clashing edge, or the rule that forbids it. */
export function misfitReason(found: WrongTurn | null): string {
  if (!found) return t('web-cc-fits-not');
  const [clash] = found.clashes;
  if (!clash) return firstMessage([`refused-${found.rule}`, 'web-cc-fits-not']);
  return firstMessage([`web-cc-clash-${clash.tile}-${clash.board}`, 'web-cc-fits-not']);
}
