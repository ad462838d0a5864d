/** A survey: complete if `ids` is null; otherwise a diff, with the changed `features` and the order of all `ids`. */
export interface Survey {
  ids: string[] | null;
  features: { id: string }[];
}

/** Apply a diff to the previous survey; return null if a feature is missing there. */
export function wholeSurvey(survey: Survey, before: Survey | null): Survey | null {
  if (!survey.ids) return survey;
  const known = new Map([...(before?.features ?? []), ...survey.features].map((feature) => [feature.id, feature]));
  const features = survey.ids.flatMap((id) => known.get(id) ?? []);
  return features.length === survey.ids.length ? { ...survey, features, ids: null } : null;
}
