import type { Box, View } from '../geometry/view';
import { toScreen } from '../geometry/view';
import { type Cell, TILE } from '../geometry/cells';

/** The place of a banner: the head or the foot of the visible board. */
export type BannerPlace = 'head' | 'foot';

/** Return the place where the banner covers fewer of these cells; the first place on a tie. */
export function bannerPlace(
  places: readonly [BannerPlace, BannerPlace],
  boxes: Record<BannerPlace, Box>,
  cells: readonly Cell[],
  view: View,
): BannerPlace {
  const covered = (place: BannerPlace) => cells.filter((cell) => overlaps(boxOf(cell, view), boxes[place])).length;
  return covered(places[1]) < covered(places[0]) ? places[1] : places[0];
}

function boxOf([x, y]: Cell, view: View): Box {
  const { x: left, y: top } = toScreen(view, { x: x * TILE, y: y * TILE });
  return { left, top, right: left + view.size, bottom: top + view.size };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
