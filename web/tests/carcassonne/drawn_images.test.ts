import { expect, test } from 'vitest';
import { type DrawingStyle, inTheme, rulesFor, withoutDetails } from '../../src/games/carcassonne/tiles/drawn_images';

const style: DrawingStyle = {
  rules: new Map([
    ['rk-field', '.rk-field { fill: var(--field, #A3C263); }'],
    ['rk-roof', '.rk-roof { fill: var(--roof); }'],
    ['rk-road', '.rk-road { stroke: var(--road); }'],
    ['rk-tuft', '.rk-tuft { display: var(--detail, inline); }'],
    ['rk-detail', '.rk-detail { display: var(--detail, inline); }'],
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

test('from far away a drawing has no details, nor groups that held nothing else', () => {
  const tree = '<g transform="scale(2)"><g class="rk-detail"><path d="M0 0" class="rk-roof"/></g></g>';
  const tuft = '<path class="rk-tuft" d="M1 1"></path>';
  const road = '<path d="M2 2" class="rk-road"/>';
  expect(withoutDetails(`<g>${tree}${road}${tuft}</g>`, style)).toBe(`<g>${road}</g>`);
});
