import type { CarcassonneSurvey, CarcassonneView } from '../../../wire';
import type { Cell } from '../geometry/cells';

/** Return the last tile of each seat, except the seat that is still deciding. */
export function lastMoves(
  view: CarcassonneView,
  survey: CarcassonneSurvey | null,
  deciding: number | null,
): { cell: Cell; seat: number }[] {
  if (survey)
    return survey.last.flatMap((move, seat) => (move && seat !== deciding ? [{ cell: move.at as Cell, seat }] : []));
  return view.placed && view.turn_of !== deciding ? [{ cell: view.placed, seat: view.turn_of }] : [];
}
