import { expect, test } from 'vitest';

import { wholeSurvey } from '../src/table/survey_changes';

const feature = (id: string, points = 0): { id: string; points: number } => ({ id, points });

test('a whole survey stays as it is', () => {
  const survey = { ids: null, features: [feature('a')] };
  expect(wholeSurvey(survey, null)).toBe(survey);
});

test('what has not changed comes from the survey before, in the order of now', () => {
  const before = { ids: null, features: [feature('a'), feature('b'), feature('gone')], dead: 1 };
  const changes = { ids: ['b', 'new', 'a'], features: [feature('new', 3), feature('a', 2)], dead: 2 };
  expect(wholeSurvey(changes, before)).toEqual({
    ids: null,
    features: [feature('b'), feature('new', 3), feature('a', 2)],
    dead: 2,
  });
});

test('changes of a survey that is not known cannot be used', () => {
  expect(wholeSurvey({ ids: ['a', 'b'], features: [feature('a')] }, null)).toBeNull();
});
