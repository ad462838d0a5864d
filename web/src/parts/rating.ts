import type { RatingFrame } from '../wire';

/** The rating that stands for a game: of the number of seats that was played most, among those that are told. */
export function mainRating(ratings: readonly RatingFrame[]): RatingFrame | null {
  const told = ratings.filter((one) => one.rating !== null);
  return told.reduce<RatingFrame | null>((best, one) => (best && best.games >= one.games ? best : one), null);
}

/** The ratings as a line in a box of this size. */
export function sparkline(ratings: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const y = (rating: number) => 3 + ((high - rating) / Math.max(1, high - low)) * height;
  const x = (index: number) => 2 + (index / Math.max(1, ratings.length - 1)) * width;
  const points = ratings.map((rating, index) => `${x(index).toFixed(1)} ${y(rating).toFixed(1)}`);
  return `M${points.join('L')}`;
}
