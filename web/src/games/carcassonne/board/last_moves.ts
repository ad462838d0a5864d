import type { CarcassonneSurvey, CarcassonneView } from '../../../wire';
import type { Cell } from '../geometry/cells';

/** The tile that each seat placed last, but not of the seat that still decides what to do with it. */
export function lastMoves(
  view: CarcassonneView,
  survey: CarcassonneSurvey | null,
  deciding: number | null,
): { cell: Cell; seat: number }[] {
  if (survey)
    return survey.last.flatMap((move, seat) => (move && seat !== deciding ? [{ cell: move.at as Cell, seat }] : []));
  return view.placed && view.turn_of !== deciding ? [{ cell: view.placed, seat: view.turn_of }] : [];
}
