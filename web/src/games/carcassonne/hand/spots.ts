import { guardHeight, type Tower } from '../board/board_parts';
import { type Face, pointOn } from '../tiles/catalogue.svelte';
import { cellText, pieceOf, type Point, sameCell } from '../geometry/cells';
import type { PieceChoice } from './piece_choices';
import type { FigureView } from '../../../wire';

/** The minimum distance between the centres of two spots, in pixels. */
export const APART = 46;

/** The factor by which vertical distances between spots are reduced, because a plate hangs below each. */
const FLAT = 0.8;

/** Move points apart as little as possible until any two keep this distance. */
export function spread(points: readonly Point[], least = APART): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 60; round++) {
    let close = false;
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const dx = other.x - one.x || 0.01 * (index + 1);
        const dy = (other.y - one.y) * FLAT;
        const far = Math.hypot(dx, dy);
        if (far >= least - 0.01) continue;
        close = true;
        const push = (least - far) / 2 / far;
        one.x -= dx * push;
        one.y -= (dy * push) / FLAT;
        other.x += dx * push;
        other.y += (dy * push) / FLAT;
      }
    if (!close) break;
  }
  return moved;
}

/** A choice on the board. */
export interface Spot {
  piece: PieceChoice;
  /** The position of the figure, tower or piece that the choice concerns, in board units. */
  about: Point;
  /** The centre of the spot, in pixels from the board's origin. */
  at: Point;
}

/** Return the spots of the choices on the board. Choices about a figure or tower get a spot beside it. */
export function spotsOf(
  pieces: readonly PieceChoice[],
  faces: ReadonlyMap<string, Face>,
  towers: readonly Tower[],
  figures: readonly FigureView[],
  scale: number,
): Spot[] {
  const found = pieces.flatMap((piece) => {
    if (!piece.cell) return [];
    const face = faces.get(cellText(piece.cell));
    const tower = towers.find((one) => sameCell(one.cell, piece.cell));
    if (piece.choice.target.kind === 'tower' && tower) {
      const about = { x: tower.at.x, y: tower.at.y + guardHeight(tower.floors) };
      return { piece, about, at: { x: about.x * scale + 38, y: about.y * scale - 6 } };
    }
    if (pieceOf(piece.choice)) {
      const about = pointOn(piece.cell, face?.spots[pieceOf(piece.choice)]);
      return { piece, about, at: { x: about.x * scale, y: about.y * scale } };
    }
    const standing = figures.find((one) => sameCell(one.at, piece.cell));
    const about = pointOn(piece.cell, standing ? face?.spots[standing.piece] : undefined);
    const aside = standing ? { x: 40, y: -20 } : { x: 0, y: 0 };
    return { piece, about, at: { x: about.x * scale + aside.x, y: about.y * scale + aside.y } };
  });
  const apart = spread(found.map((spot) => spot.at));
  return found.map((spot, index) => ({ ...spot, at: apart[index]! }));
}
