import { expect, test } from 'vitest';
import { type DrawingStyle, inTheme, rulesFor } from '../../src/games/carcassonne/drawn_images';

const style: DrawingStyle = {
  rules: new Map([
    ['rk-field', '.rk-field { fill: var(--field, #A3C263); }'],
    ['rk-roof', '.rk-roof { fill: var(--roof); }'],
    ['rk-road', '.rk-road { stroke: var(--road); }'],
  ]),
  tokens: {
    light: new Map([
      ['field', 'green'],
      ['road', 'white'],
    ]),
    dark: new Map([['field', 'olive']]),
  },
};

test('an image carries the rules of the classes that are drawn in it, and no others', () => {
  expect(rulesFor('<rect class="rk-field"/><g class="rk-roof rk-own"/>', style)).toBe(
    '.rk-field { fill: var(--field, #A3C263); }.rk-roof { fill: var(--roof); }',
  );
});

test('an image has the colours of its theme, of the day where the night has no other; what a drawing sets itself stays', () => {
  const text = 'var(--field, #A3C263) var(--road) var(--roof)';
  expect(inTheme(text, style, 'light')).toBe('green white var(--roof)');
  expect(inTheme(text, style, 'dark')).toBe('olive white var(--roof)');
});
