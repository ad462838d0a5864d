import { CROWN, CROWN_SQUEEZE, LEAST_CROWN, NUMBER, PITCH, READABLE, STOREY } from '../../../generated';
import { TOP, type TowerType } from '../cards/cards';

/** A tower to draw, with a ghost for a card that may go on it and a frame around the storey of the last move. */
export interface DrawnTower {
  type: TowerType;
  values: readonly number[];
  width: number;
  pitch: number;
  ghost?: number | null;
  last?: { seat: number; storey: number } | null;
}

/** The minimum height of a storey in pixels; towers that need lower storeys make the page scroll. */
export const LEAST_PITCH = 11;

/** Return the common height of a storey for all towers: taller towers look taller, and the tallest one fits. A single card always fits. */
export function sharedPitch(towers: readonly (readonly number[])[], width: number, room: number): number {
  return Math.min(
    width * PITCH,
    ...towers.filter((tower) => tower.length > 1).map((tower) => fitting(tower, width, room)),
  );
}

function fitting(tower: readonly number[], width: number, room: number): number {
  if (tower.at(-1) !== TOP) return (room - width * (STOREY - PITCH)) / tower.length;
  const below = tower.length - 1;
  const crown = width * CROWN;
  const full = (room - crown) / below;
  const squeezed = room / (below + (CROWN_SQUEEZE * CROWN) / PITCH);
  return Math.min((room - crown * LEAST_CROWN) / below, Math.max(full, squeezed));
}

/** Return the scale of a top on a tower whose storeys are `squeeze` times their full height. */
export function crownScale(squeeze: number): number {
  return Math.max(LEAST_CROWN, Math.min(1, squeeze * CROWN_SQUEEZE));
}

/** Return the height of the tower in the picture, with its top. */
export function towerHeight(tower: readonly number[], width: number, pitch: number): number {
  if (!tower.length) return 0;
  if (tower.at(-1) === TOP) return (tower.length - 1) * pitch + width * CROWN * crownScale(pitch / (width * PITCH));
  return (tower.length + STOREY / PITCH - 1) * pitch;
}

/** Return the font size of the numbers in a tower; squeezed towers have smaller numbers. */
export function numberSize(width: number, pitch: number): number {
  return Math.min(Math.max(READABLE, width * NUMBER), Math.max(pitch * 0.74, Math.min(pitch * 0.92, 11.5)));
}
