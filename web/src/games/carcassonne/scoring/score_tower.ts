/** The common measures of all towers of points, which make their heights comparable. */
export interface TowerMeasures {
  /** The width of a floor. */
  width: number;
  /** The height from floor to floor. */
  pitch: number;
  height: number;
}

const POINTS_A_FLOOR = 10;
const PITCH = 0.343;
const FIRST = 0.745;
/** The height reserved above the uppermost floor for the guard and the rook, as a multiple of the width. */
const ABOVE = 1.6;

const floorsFor = (points: number) => Math.max(1, Math.ceil(points / POINTS_A_FLOOR));

/** Return the measures for these points, with towers of at most this height and floors of this width. */
export function towerMeasures(scores: readonly number[], width: number, room: number): TowerMeasures {
  const most = Math.max(...scores, 1) / POINTS_A_FLOOR;
  const fixed = (FIRST + ABOVE) * width;
  const pitch = Math.min(PITCH * width, Math.max(1, room - fixed) / most);
  return { width, pitch, height: Math.ceil(fixed + most * pitch) };
}

/** Return the upper edges of the floors from the ground up, and the edge under the guard. The last floor is lower if it has fewer than 10 points. */
export function towerParts(points: number, { width, pitch, height }: TowerMeasures): { floors: number[]; top: number } {
  const first = height - FIRST * width;
  const floors = Array.from({ length: floorsFor(points) }, (_, index) => first - index * pitch);
  const missing = floors.length * POINTS_A_FLOOR - Math.max(0, points);
  floors[floors.length - 1]! += (missing / POINTS_A_FLOOR) * pitch;
  return { floors, top: floors.at(-1)! };
}
