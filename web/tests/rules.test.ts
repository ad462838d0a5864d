import { describe, expect, it } from 'vitest';
import towers from '../src/rules/five_towers/handbook.json';
import carcassonne from '../src/rules/carcassonne/handbook.json';
import { type Handbook, momentOf, ruleOf, sectionsOf } from '../src/rules/rules';
import { hits, parts } from '../src/rules/search';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const NINE = 'A 9 may be placed on any value of the same type except 0.';

describe('the search', () => {
  it('finds numbers as digits and as words, both ways', () => {
    expect(hits(NINE, 'nine', NUMBERS)).toEqual([[2, 3]]);
    expect(hits(NINE, '9', NUMBERS)).toEqual([[2, 3]]);
    expect(hits('There are nine of them.', '9', NUMBERS)).toEqual([[10, 14]]);
    expect(hits('19 and 90', 'nine', NUMBERS)).toEqual([]);
  });

  it('knows neither case nor accents', () => {
    expect(hits('Wieża złomowa', 'WIEZA', NUMBERS)).toEqual([[0, 5]]);
    expect(hits('Größe', 'grosse', NUMBERS)).toEqual([]);
  });

  it('takes signs as they are, and finds nothing without a word', () => {
    expect(hits('1 (one)', '(o', NUMBERS)).toEqual([[2, 4]]);
    expect(hits(NINE, '  ', NUMBERS)).toEqual([]);
  });

  it('marks what it found', () => {
    const found = parts(NINE, hits(NINE, 'any', NUMBERS));
    expect(found.filter((part) => part.hit).map((part) => part.text)).toEqual(['any']);
    expect(found.map((part) => part.text).join('')).toBe(NINE);
    expect(parts('', [])).toEqual([]);
  });
});

describe('the rules of a table', () => {
  const handbook = towers as unknown as Handbook;
  const played = { options: { overbids: 'refuse' }, expansions: [], step: 'auction' };

  it('leave out what belongs to other options and expansions', () => {
    expect(ruleOf(sectionsOf(handbook, played), 'FT-43')).toBeUndefined();
    expect(ruleOf(sectionsOf(handbook, { ...played, options: { overbids: 'retract' } }), 'FT-43')).toBeDefined();
    const names = sectionsOf(carcassonne as unknown as Handbook, { ...played, expansions: ['abbot'] }).map(
      (section) => section.name,
    );
    expect(names).toEqual(['tiles', 'meeples', 'points', 'abbot']);
  });

  it('begin with what matters for the moment', () => {
    const moment = momentOf(handbook, sectionsOf(handbook, played), 'auction');
    expect(moment.map((rule) => rule.ids[0])).toEqual(['FT-30', 'FT-42', 'FT-32']);
  });

  it('are found by each of their ids', () => {
    expect(ruleOf(handbook.sections, 'FT-31')?.ids[0]).toBe('FT-30');
    expect(ruleOf(handbook.sections, 'FT-999')).toBeUndefined();
  });
});
