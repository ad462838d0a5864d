import type { TableSession } from '../../../table/game_client';
import { t } from '../../../words/messages.svelte';
import type { CarcassonneSurvey, SurveyedFeature } from '../../../wire';

/** Return the survey of the session's frame. */
export function surveyOf(session: TableSession): CarcassonneSurvey | null {
  return session.frame.survey as CarcassonneSurvey | null;
}

/** Return the features of a survey by id. */
export function featuresById(survey: CarcassonneSurvey): Map<string, SurveyedFeature> {
  return new Map(survey.features.map((feature) => [feature.id, feature]));
}

/** Return the only seat that leads a feature; null for nobody or a tie. */
export function leader({ leaders }: { leaders: readonly number[] }): number | null {
  return leaders.length === 1 ? leaders[0]! : null;
}

/** Name a feature by its owner: `Your city`, `Oksana’s road`, `Nobody’s field`. */
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
