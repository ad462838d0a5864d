import type { TableSession } from '../../../table/game_client';
import { t } from '../../../words/messages.svelte';
import type { CarcassonneSurvey, CarcassonneView } from '../../../wire';
import { cellAt, type Point, sameCell } from '../geometry/cells';
import { featureAt } from '../board/outlines';

/** Return a message if the feature at this point of the tile just placed is occupied; null if it is free or on another tile. */
export function occupiedReason(
  view: CarcassonneView,
  survey: CarcassonneSurvey,
  point: Point,
  { names, you }: Pick<TableSession, 'names' | 'you'>,
): string | null {
  if (!sameCell(view.placed, cellAt(point))) return null;
  const id = featureAt(view, survey, point);
  const feature = survey.features.find((one) => one.id === id);
  const [figure] = feature?.figures ?? [];
  if (!feature || !figure) return null;
  const { kind } = feature;
  return figure.seat === you ? t('web-cc-taken-own', { kind }) : t('web-cc-taken', { kind, name: names[figure.seat]! });
}
