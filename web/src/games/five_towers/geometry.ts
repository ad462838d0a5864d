import { TOP, type TowerType } from './cards';

/** A tower as it is drawn: a ghost is a card that may go on it; the storey of the last move is framed. */
export interface DrawnTower {
  type: TowerType;
  values: readonly number[];
  width: number;
  pitch: number;
  ghost?: number | null;
  last?: { seat: number; storey: number } | null;
}

/** Measures of a tower, as shares of its width: the same as in the drawer's towers. */
export const STOREY = 0.5;
export const PITCH = 0.44;
export const CROWN = 0.96;
const LEAST_CROWN = 0.62;
const CROWN_SQUEEZE = 1.25;

/** The height that a storey should never fall below, where the page can be scrolled instead. */
export const LEAST_PITCH = 11;

/** One pitch for all towers that are compared, so that the taller tower always looks taller, and the tallest fits the room. */
export function sharedPitch(towers: readonly (readonly number[])[], width: number, room: number): number {
  return Math.min(width * PITCH, ...towers.filter((tower) => tower.length).map((tower) => fitting(tower, width, room)));
}

function fitting(tower: readonly number[], width: number, room: number): number {
  if (tower.at(-1) !== TOP) return (room - width * (STOREY - PITCH)) / tower.length;
  const below = Math.max(1, tower.length - 1);
  const crown = width * CROWN;
  const full = (room - crown) / below;
  const squeezed = room / (below + (CROWN_SQUEEZE * CROWN) / PITCH);
  return Math.min((room - crown * LEAST_CROWN) / below, Math.max(full, squeezed));
}

export function crownScale(squeeze: number): number {
  return Math.max(LEAST_CROWN, Math.min(1, squeeze * CROWN_SQUEEZE));
}

/** How high the tower looks, its top included. */
export function towerHeight(tower: readonly number[], width: number, pitch: number): number {
  if (!tower.length) return 0;
  if (tower.at(-1) === TOP) return (tower.length - 1) * pitch + width * CROWN * crownScale(pitch / (width * PITCH));
  return (tower.length + STOREY / PITCH - 1) * pitch;
}

/** The least size at which a number can be read, as long as its storey is that high. */
const READABLE = 10;

/** The size of the numbers in a tower; packed towers have small ones. */
export function numberSize(width: number, pitch: number): number {
  return Math.min(Math.max(READABLE, width * 0.31), Math.max(pitch * 0.74, Math.min(pitch * 0.92, 11.5)));
}
