import { firstMessage, t } from '../../../words/messages.svelte';
import type { PieceChoice } from './piece_choices';
import type { PreviewedChoice } from '../../../wire';

/** Return the short name of a choice: `Road`, `Field, west`, `Tower`; with a direction only if several have the same name. */
export function shortName(piece: PieceChoice, all: readonly PieceChoice[]): string {
  if (piece.verb === 'claim') {
    const alike = all.filter((one) => one.verb === 'claim' && one.kind === piece.kind && one.shape === piece.shape);
    const what = t('web-cc-kind', { kind: piece.kind });
    const { port } = piece.choice.args;
    if (alike.length > 1 && port) return t('web-cc-spot', { what, port });
    const figures = all.filter((one) => one.kind === piece.kind && one.choice.args.port === port);
    return figures.length > 1 ? t('web-cc-with', { what, who: piece.choice.args.figure! }) : what;
  }
  const known = ['guard', 'raise', 'recall', 'skip'].includes(piece.verb);
  return known ? t(`web-cc-${piece.verb}`) : t(piece.choice.label, piece.choice.args);
}

/** The player's gain from a choice: immediate points, or the current worth of the feature. */
export interface Worth {
  points: number;
  atOnce: boolean;
}

export function worthOf(preview: Pick<PreviewedChoice, 'now' | 'gain'> | null | undefined, seat: number): Worth | null {
  if (!preview) return null;
  const now = preview.now[seat] ?? 0;
  return now > 0 ? { points: now, atOnce: true } : { points: preview.gain[seat] ?? 0, atOnce: false };
}

/** Describe the worth of a choice in a few words. */
export function worthText(piece: PieceChoice, worth: Worth): string {
  const { points } = worth;
  if (worth.atOnce) return t('web-cc-at-once', { points });
  return t(piece.verb === 'guard' ? 'web-cc-at-end' : 'web-cc-so-far', { points });
}

/** Return the label of the button that ends the turn. */
export function doneText(piece: PieceChoice | null): string {
  const name = piece ? (piece.verb === 'claim' ? piece.kind : piece.verb) : 'skip';
  return firstMessage([`web-cc-done-${name}`, 'web-cc-done']);
}
