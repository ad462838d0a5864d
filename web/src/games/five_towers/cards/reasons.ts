import { type Arguments, capitalize, joinAlternatives, joinList, t } from '../../../words/messages.svelte';
import type { Clash, Demolition, FiveTowersView, Prospect } from '../../../wire';
import { readCard } from './cards';

/** Return the name of a card as text. */
export function cardText(card: string): string {
  const { type, value } = readCard(card);
  return t('card', { tower: type, value });
}

const cardsText = (cards: readonly string[]) => joinList(cards.map(cardText));

/** A sentence may begin with the name of a card, which some languages write in lower case. */
const sentence = (message: string, args: Arguments) => capitalize(t(message, args));

/** Explain where a card would go, or why it has no place. */
export function prospectText({ card, way, on, loses }: Prospect): string {
  const tower = readCard(card).type;
  if (way === 'complete') return sentence('web-ft-complete', { tower });
  if (way === 'held' && !loses.length) return sentence('web-ft-way-held-others', { card: cardText(card) });
  const covered = t('card', { tower, value: on ?? 0 });
  return sentence(`web-ft-way-${way}`, { card: cardText(card), on: covered, cards: cardsText(loses) });
}

/** Return the rule that forbids building a card now. */
export function prospectRule({ way }: Prospect): string {
  if (way === 'complete') return 'FT-40';
  return way === 'held' ? 'FT-42' : 'FT-19';
}

function clashText({ kind, cards, most }: Clash): string {
  return sentence(`web-ft-clash-${kind}`, { cards: cardsText(cards), count: most });
}

/** Return the demolition that a bid requires, if any. */
export function demolitionFor(view: FiveTowersView, count: number | null): Demolition | undefined {
  return view.demolitions?.find(({ bid }) => bid === count);
}

/** Describe the cards that a bid could demolish, and the cost. */
export function demolitionText({ bid, cards, cost }: Demolition): string {
  return t('web-ft-bid-demolish', { count: bid, cards: joinAlternatives(cards.map(cardText)), points: cost });
}

/**
 * Describe the largest bid that a seat can build, and why it cannot build a larger one. With `short`, give only the demolition for `bid`, or for
 * the smallest bid that requires one; without any, only the first reason.
 */
export function bidNote(view: FiveTowersView, seat: number, short = false, bid: number | null = null): string {
  const largest = view.players[seat]!.largest_bid;
  if (largest === null) return '';
  const least = Math.max(-1, ...view.calls.filter((call) => typeof call === 'number')) + 1;
  const needed = demolitionFor(view, bid) ?? view.demolitions?.find((one) => one.bid >= least);
  if (short && needed) return `${demolitionText(needed)}.`;
  if (largest === view.display.length) return t('web-ft-all');
  const stuck = (view.prospects ?? []).filter(({ way }) => way === 'complete' || way === 'never').map(prospectText);
  const reasons = [...new Set(stuck), ...(view.clashes ?? []).map(clashText)];
  return [t('web-ft-at-most', { count: largest }), ...reasons.slice(0, short ? 1 : 2)].join(' ');
}
