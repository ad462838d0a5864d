import { expect, test } from 'vitest';
import { Look } from '../../src/games/carcassonne/look/look.svelte';
import type { CarcassonneSurvey, CarcassonneView } from '../../src/wire';

const tile = (x: number, y: number) => ({ at: [x, y], code: 'A', rotation: 0 });
const view = { tiles: [tile(0, 0), tile(1, 0), tile(1, 1)] } as unknown as CarcassonneView;
const survey = {
  features: [
    { id: '0,0:0', kind: 'city' },
    { id: '0,0:1', kind: 'field' },
  ],
  pieces: [[0, 1], [0], [1]],
  marks: [{ at: [1, 1], kind: 'tower' }],
} as unknown as CarcassonneSurvey;

test('what lies open with its card is known by its tiles, so that it can be brought into sight', () => {
  const look = new Look(
    () => view,
    () => survey,
  );
  expect(look.openCells()).toEqual([]);
  look.at = { feature: '0,0:0' };
  expect(look.openCells()).toEqual([
    [0, 0],
    [1, 0],
  ]);
  look.at = { mark: '1,1' };
  expect(look.openCells()).toEqual([[1, 1]]);
});
