/** The measures that all towers of points share, so that their heights can be compared. */
export interface TowerMeasures {
  /** The width of a floor. */
  width: number;
  /** From floor to floor. */
  pitch: number;
  height: number;
}

const POINTS_A_FLOOR = 10;
const PITCH = 0.343;
const FIRST = 0.745;
/** What stands above the uppermost floor: the guard, and the rook on it. */
const ABOVE = 1.6;

const floorsFor = (points: number) => Math.max(1, Math.ceil(points / POINTS_A_FLOOR));

/** The measures for these points: towers at most so high, with floors of this width. */
export function towerMeasures(scores: readonly number[], width: number, room: number): TowerMeasures {
  const most = Math.max(...scores, 1) / POINTS_A_FLOOR;
  const fixed = (FIRST + ABOVE) * width;
  const pitch = Math.min(PITCH * width, Math.max(1, room - fixed) / most);
  return { width, pitch, height: Math.ceil(fixed + most * pitch) };
}

/** The upper edges of the floors from the ground up, the last one sunk by what is missing to 10 points, and the edge the guard stands on. */
export function towerParts(points: number, { width, pitch, height }: TowerMeasures): { floors: number[]; top: number } {
  const first = height - FIRST * width;
  const floors = Array.from({ length: floorsFor(points) }, (_, index) => first - index * pitch);
  const missing = floors.length * POINTS_A_FLOOR - Math.max(0, points);
  floors[floors.length - 1]! += (missing / POINTS_A_FLOOR) * pitch;
  return { floors, top: floors.at(-1)! };
}
