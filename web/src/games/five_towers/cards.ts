/** The five types in the order that is used everywhere. */
export const TYPES = ['candy', 'scary', 'tree', 'scrap', 'sand'] as const;
export type TowerType = (typeof TYPES)[number];

/** The values printed on cards. */
export const VALUES = Array.from({ length: 16 }, (_, value) => value);

/** The value that is drawn as a top, and the two that carry triangles: up, all may climb on; down, it lands on all. */
export const TOP = 0;
export const MARKED = [8, 9];

export interface Card {
  type: TowerType;
  value: number;
}

/** Cards with a key each, which stays theirs while others go; cards that are alike are told apart by their order. */
export function keyed(cards: readonly string[]): { card: string; index: number; key: string }[] {
  const before = (card: string, index: number) => cards.slice(0, index).filter((other) => other === card).length;
  return cards.map((card, index) => ({ card, index, key: `${card} ${before(card, index)}` }));
}

/** A card from its notation, such as sand-7. */
export function readCard(text: string): Card {
  const [type, value] = text.split('-');
  return { type: type as TowerType, value: Number(value) };
}
