import type { TableSession } from '../../../table/game_client';
import { t } from '../../../words/messages.svelte';
import type { JoinedFeature } from '../../../wire';
import { featuresById, leader, ownedName, surveyOf } from '../look/survey';

/** A line about a feature that a tile joins, finishes or begins. */
export interface JoinFact {
  key: string;
  feature: JoinedFeature;
  /** The only seat that leads the feature; null for nobody or a tie. */
  seat: number | null;
  text: string;
  /** The points before; null if the feature begins with this tile. */
  before: number | null;
  after: number;
}

/** Describe the size of a feature: `8 tiles, 3 shields`. */
export function counts({ tiles, shields }: { tiles: number; shields: number }): string {
  const parts = [
    t('web-cc-tile-count', { count: tiles }),
    ...(shields ? [t('web-cc-shield-count', { count: shields })] : []),
  ];
  // lower only the first letter: German nouns keep their capitals
  return parts.map((part) => part.charAt(0).toLocaleLowerCase() + part.slice(1)).join(', ');
}

/** Describe the features that a placement joins: owned or finished ones, and fields only if they merge. */
export function joinFacts(joins: readonly JoinedFeature[], session: TableSession): JoinFact[] {
  const survey = surveyOf(session);
  const features = survey ? featuresById(survey) : new Map();
  return joins
    .filter(({ kind, leaders, complete, features: joined }) =>
      kind === 'field' ? leaders.length && joined.length > 1 : leaders.length || complete,
    )
    .map((feature, index) => {
      const what = ownedName(feature.kind, feature.leaders, session);
      const text = feature.complete ? t('web-cc-finishes', { what }) : `${what}: ${counts(feature)}`;
      const before = feature.features.map((id) => features.get(id)?.points ?? 0);
      return {
        key: `${feature.kind}${index}`,
        feature,
        seat: leader(feature),
        text,
        before: before.length ? Math.max(...before) : null,
        after: feature.points,
      };
    });
}
