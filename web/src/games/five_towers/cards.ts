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

/** A card from its notation, such as sand-7. */
export function readCard(text: string): Card {
  const [type, value] = text.split('-');
  return { type: type as TowerType, value: Number(value) };
}
