import type { TableSession } from '../../../table/game_client';
import { t } from '../../../words/messages.svelte';
import type { CarcassonneSurvey, SurveyedFeature } from '../../../wire';

/** What the server tells of the position. */
export function surveyOf(session: TableSession): CarcassonneSurvey | null {
  return session.frame.survey as CarcassonneSurvey | null;
}

/** The features of a survey by id. */
export function featuresById(survey: CarcassonneSurvey): Map<string, SurveyedFeature> {
  return new Map(survey.features.map((feature) => [feature.id, feature]));
}

/** The one seat that leads a feature; null for nobody or a tie. */
export function leader({ leaders }: { leaders: readonly number[] }): number | null {
  return leaders.length === 1 ? leaders[0]! : null;
}

/** Whose feature it is: `Your city`, `Oksana’s road`, `Nobody’s field`. */
export function ownedName(
  kind: string,
  leaders: readonly number[],
  session: Pick<TableSession, 'names' | 'you'>,
): string {
  const what = t('web-cc-kind', { kind });
  if (!leaders.length) return t('web-cc-nobodys', { what });
  if (leaders.length > 1) return t('web-cc-shared', { what });
  const [seat] = leaders as [number];
  return seat === session.you ? t('web-cc-own', { kind }) : t('web-cc-owned', { what, name: session.names[seat]! });
}
