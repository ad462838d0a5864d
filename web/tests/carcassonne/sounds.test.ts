import { expect, test } from 'vitest';
import { chime, tonesOf } from '../../src/games/carcassonne/story/sounds';

test('points are counted upwards, the more the higher, and never for long', () => {
  const tops = [1, 4, 9, 40].map((points) => Math.max(...chime(points).map((tone) => tone.from)));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(chime(0)).toHaveLength(1);
  expect(chime(400).length).toBeLessThanOrEqual(6);
});

test('what happens at once is heard one after the other, and what nobody knows is silent', () => {
  const heard = tonesOf([{ kind: 'laid' }, { kind: 'unheard-of' }, { kind: 'claimed' }]);
  expect(heard.map((tone) => tone.after)).toEqual([0, 0.18]);
});
