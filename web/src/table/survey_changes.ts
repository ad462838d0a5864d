/** A survey of a game: whole where `ids` is null; else `features` has what has changed since the frame before, and `ids` the order of all. */
export interface Survey {
  ids: string[] | null;
  features: { id: string }[];
}

/** The whole survey; what has not changed comes from the one before. Null if something is missing there. */
export function wholeSurvey(survey: Survey, before: Survey | null): Survey | null {
  if (!survey.ids) return survey;
  const known = new Map([...(before?.features ?? []), ...survey.features].map((feature) => [feature.id, feature]));
  const features = survey.ids.flatMap((id) => known.get(id) ?? []);
  return features.length === survey.ids.length ? { ...survey, features, ids: null } : null;
}
