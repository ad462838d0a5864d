const LEFT = 38;
const RIGHT = 16;
const TOP = 30;
const BOTTOM = 24;
const LEVEL = 26;
const TICK = 42;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const MARK = 20;

/** The scale of a graph of values by round. */
export interface Scale {
  left: number;
  right: number;
  bottom: number;
  x: (progress: number) => number;
  y: (points: number) => number;
  progress: (x: number) => number;
  /** The labels of the axes: values and round numbers. */
  levels: number[];
  ticks: number[];
}

function roundSteps(from: number, to: number, most: number): number[] {
  const step = STEPS.find((size) => (to - from) / size <= most) ?? STEPS.at(-1)!;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** The compact layout: no labels below the graph, and levels closer together. */
const SMALL = { foot: 8, level: 16 };
const LARGE = { foot: BOTTOM, level: LEVEL };

/** Return the scale for a number of rounds and a range of values. */
export function scaleOf(
  rounds: number,
  values: readonly number[],
  width: number,
  height: number,
  small = false,
): Scale {
  const { foot, level } = small ? SMALL : LARGE;
  const [right, bottom] = [width - RIGHT, height - foot];
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const across = (right - LEFT) / rounds;
  const even = roundSteps(0, rounds, (right - LEFT) / TICK);
  return {
    left: LEFT,
    right,
    bottom,
    x: (progress) => LEFT + progress * across,
    y: (points) => bottom - ((points - low) / (high - low)) * (bottom - TOP),
    progress: (x) => (x - LEFT) / across,
    levels: roundSteps(low, high, (bottom - TOP) / level),
    ticks: small ? [] : [...even.filter((tick) => rounds - tick > (even[1] ?? 0) / 2), rounds],
  };
}

/** Return the positions of the seats' markers at the scrubber, side by side if they would overlap. */
export function markPlaces(heights: readonly number[], x: number): { x: number; y: number }[] {
  const side = x < 120 ? 1 : -1;
  const placed: { x: number; y: number; column: number }[] = [];
  for (const y of heights) {
    const taken = placed.filter((other) => Math.abs(other.y - y) < MARK).map((other) => other.column);
    const column = heights.findIndex((_, index) => !taken.includes(index));
    placed.push({ x: x + side * column * (MARK + 2), y, column });
  }
  return placed;
}

const ABOVE = 24;
const APART = 22;
const HIGHEST = 10;
/** Offsets to try for an overlapping sign: higher, then below the line. */
const SHIFTS = [0, -ABOVE, 2 * ABOVE, -2 * ABOVE, ABOVE, 3 * ABOVE];

/** Return the heights of signs above points of a line, from left to right, without overlaps if space allows. */
export function signHeights(feet: readonly { x: number; y: number }[], bottom: number): number[] {
  const heights: number[] = [];
  for (const foot of feet) {
    const above = Math.max(HIGHEST + 4, foot.y - ABOVE);
    const near = heights.filter((_, index) => foot.x - feet[index]!.x < ABOVE);
    const free = SHIFTS.map((shift) => above + shift)
      .filter((y) => y >= HIGHEST && y <= bottom)
      .find((y) => near.every((other) => Math.abs(other - y) >= APART));
    heights.push(free ?? above);
  }
  return heights;
}
