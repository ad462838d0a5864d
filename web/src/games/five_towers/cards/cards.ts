import { MARKED, TOP, TYPES, VALUES } from '../../../generated';

export { TOP, TYPES, VALUES };
export type TowerType = (typeof TYPES)[number];

/** Return whether a value has triangles: any card may lie on an 8, and a 9 may lie on any card. */
export function isMarked(value: number): boolean {
  return (MARKED as readonly number[]).includes(value);
}

export interface Card {
  type: TowerType;
  value: number;
}

/** Give cards keys that stay stable when other cards are removed; equal cards are numbered in order. */
export function keyed(cards: readonly string[]): { card: string; index: number; key: string }[] {
  const before = (card: string, index: number) => cards.slice(0, index).filter((other) => other === card).length;
  return cards.map((card, index) => ({ card, index, key: `${card} ${before(card, index)}` }));
}

/** A place on the display or in the hand: its card and the card's index in the view, or null and -1 once the card is gone. */
export interface Place {
  key: string;
  card: string | null;
  index: number;
}

/** Return the cards in their original places. A place remains when its card is removed, so that nothing moves under a finger. */
export function inPlaces(dealt: readonly string[], display: readonly string[]): Place[] {
  const now = new Map(keyed(display).map(({ key, index }) => [key, index]));
  const places = keyed(dealt);
  if (![...now.keys()].every((key) => places.some((place) => place.key === key))) return inPlaces(display, display);
  return places.map(({ card, key }) => {
    const index = now.get(key);
    return { key, card: index === undefined ? null : card, index: index ?? -1 };
  });
}

/** Parse the notation of a card, such as sand-7. */
export function readCard(text: string): Card {
  const [type, value] = text.split('-');
  return { type: type as TowerType, value: Number(value) };
}
