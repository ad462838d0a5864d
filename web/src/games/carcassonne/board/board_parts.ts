import { FIGURES, FLOOR, FLOOR_PITCH, GUARD_ABOVE } from '../../../generated';
import type { CarcassonneView, FigureView, SurveyedMark } from '../../../wire';
import { type Face, pointOn } from '../tiles/catalogue.svelte';
import { type Cell, cellText, type Point, sameCell } from '../geometry/cells';

/** A figure on the board. */
export interface Standing {
  key: string;
  at: Point;
  shape: string;
  seat: number;
  cell: Cell;
  /** The piece it stands on; empty for a guard. */
  piece: string;
  /** Its name if it has no picture of its own; otherwise null. */
  name: string | null;
}

export interface Tower {
  cell: Cell;
  at: Point;
  floors: number;
  guard: number | null;
}

/** Return the shape of a figure on a piece: on a field it lies down. */
export function shapeOn(figure: string, piece: string): string {
  return piece.startsWith('field') ? 'farmer' : figure;
}

/** Return the symbol of a shape; a shape without a picture is drawn as a meeple with its name. */
export function symbolOf(shape: string): keyof typeof FIGURES {
  return shape in FIGURES ? (shape as keyof typeof FIGURES) : 'meeple';
}

/** Return a key that identifies a figure on the board. */
export function figureKey({ at, piece, seat, figure }: FigureView): string {
  return `${cellText(at)} ${piece} ${seat} ${figure}`;
}

/** Return the y coordinate of a tower's guard relative to the centre of the base. */
export function guardHeight(floors: number): number {
  return FLOOR[1] - FLOOR_PITCH * (floors - 1) - GUARD_ABOVE;
}

interface TowerSlot {
  towers?: { at: [number, number]; floors: number; guard: number | null }[];
}

/** Return the towers of a view, from north to south. */
export function towersOf(view: CarcassonneView, faces: ReadonlyMap<string, Face>): Tower[] {
  const slot = view.slots.towers as TowerSlot | undefined;
  return (slot?.towers ?? [])
    .map(({ at, floors, guard }) => ({
      cell: at as Cell,
      at: pointOn(at, faces.get(cellText(at))?.tower),
      floors,
      guard,
    }))
    .sort((one, other) => one.at.y - other.at.y);
}

/** Return the position of the guard on the tower in a cell; null if there is no tower. */
export function guardPoint(towers: readonly Tower[], cell: Cell): Point | null {
  const tower = towers.find((one) => sameCell(one.cell, cell));
  return tower ? { x: tower.at.x, y: tower.at.y + guardHeight(tower.floors) } : null;
}

/** An expansion's mark without a picture: a plate with its name, and a figure of its seat. */
export interface PlainMark {
  key: string;
  at: Point;
  text: string;
  seat: number | null;
}

export function plainMarks(marks: readonly SurveyedMark[], faces: ReadonlyMap<string, Face>): PlainMark[] {
  return marks
    .filter((mark) => mark.kind !== 'tower')
    .map(({ at, kind, count, seat }) => ({
      key: `${kind} ${cellText(at)}`,
      at: pointOn(at, faces.get(cellText(at))?.standing),
      text: count === 1 ? kind : `${kind} ${count}`,
      seat,
    }));
}

/** Return all figures on the board from north to south: those in front cover those behind. */
export function standingOn(view: CarcassonneView, faces: ReadonlyMap<string, Face>): Standing[] {
  const claimed = view.figures.map((standing) => {
    const { at, piece, seat, figure } = standing;
    const shape = shapeOn(figure, piece);
    const key = figureKey(standing);
    const name = shape in FIGURES ? null : figure;
    return { key, at: pointOn(at, faces.get(cellText(at))?.spots[piece]), shape, seat, cell: at, piece, name };
  });
  const guards = towersOf(view, faces).flatMap(({ cell, at, floors, guard }) =>
    guard === null
      ? []
      : {
          key: `guard ${cellText(cell)} ${guard}`,
          at: { x: at.x, y: at.y + guardHeight(floors) },
          shape: 'guard',
          seat: guard,
          cell,
          piece: '',
          name: null,
        },
  );
  return [...claimed.sort((one, other) => one.at.y - other.at.y), ...guards];
}
