import type { RatingFrame } from '../wire';

/** Return the rating that represents a game: of the published ratings by number of seats, the one with the most games. */
export function mainRating(ratings: readonly RatingFrame[]): RatingFrame | null {
  const told = ratings.filter((one) => one.rating !== null);
  return told.reduce<RatingFrame | null>((best, one) => (best && best.games >= one.games ? best : one), null);
}

/** Return the SVG path of a sparkline of ratings for a box of this size. */
export function sparkline(ratings: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const y = (rating: number) => 3 + ((high - rating) / Math.max(1, high - low)) * height;
  const x = (index: number) => 2 + (index / Math.max(1, ratings.length - 1)) * width;
  const points = ratings.map((rating, index) => `${x(index).toFixed(1)} ${y(rating).toFixed(1)}`);
  return `M${points.join('L')}`;
}
