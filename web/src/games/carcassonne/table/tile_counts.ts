/** A kind of remaining tile: its rotation and count. */
export interface TileToCome {
  code: string;
  rotation: number;
  count: number;
}

/** Return the remaining tiles, most frequent first; with `fits` only the tiles that fit a place, in a fitting rotation. */
export function tilesToCome(toCome: Record<string, number>, fits: Record<string, number[]> | null): TileToCome[] {
  return Object.entries(toCome)
    .filter(([code, count]) => count > 0 && (!fits || fits[code]?.length))
    .map(([code, count]) => ({ code, rotation: fits?.[code]?.[0] ?? 0, count }))
    .sort((one, other) => other.count - one.count || one.code.localeCompare(other.code));
}
