import { describe, expect, test } from 'vitest';
import { buildRest } from '../../src/games/five_towers/turn/build_rest';
import { inPlaces } from '../../src/games/five_towers/cards/cards';
import { heading } from '../../src/games/five_towers/turn/heading';
import { bidNote, prospectText } from '../../src/games/five_towers/cards/reasons';
import { languages, setLanguage, t } from '../../src/words/messages.svelte';
import type { Choice, Clash, FiveTowersView, PlayerView, Prospect } from '../../src/wire';

const NAMES = ['Ada', 'Ben', 'Cy'];
const choice = (kind: Choice['target']['kind']): Choice => ({
  action: kind,
  target: { kind, at: '' },
  label: '',
  args: {},
});
const view = (parts: Partial<FiveTowersView>) => ({ choices: [], calls: [], ...parts }) as unknown as FiveTowersView;

describe('the heading of a turn', () => {
  const two = [choice('button'), choice('button')];

  test.each([
    [t('web-ft-open'), view({ step: 'auction', actor: 0, calls: [null, 'pass'], choices: two })],
    [t('web-ft-beat', { count: 2 }), view({ step: 'auction', actor: 0, calls: [null, 2], choices: two })],
    [t('web-ft-only-pass'), view({ step: 'auction', actor: 0, calls: [null, 2], choices: two.slice(1) })],
    [
      t('web-ft-build', { count: 1 }),
      view({ step: 'building', actor: 0, to_place: 1, display: ['sand-7'], choices: [choice('card')] }),
    ],
    [
      t('web-ft-build-of', { count: 1, offered: 2 }),
      view({ step: 'building', actor: 0, to_place: 1, display: ['sand-7', 'sand-6'], choices: [choice('card')] }),
    ],
    [t('web-ft-demolish-first'), view({ step: 'building', actor: 0, display: [], choices: [choice('tower')] })],
    [t('web-ft-too-much'), view({ step: 'building', actor: 0, display: [], choices: [choice('button')] })],
  ])('%s', (text, of) => expect(heading(of, true, NAMES)).toBe(text));

  test('of somebody else names them', () => {
    expect(heading(view({ step: 'auction', actor: 1 }), false, NAMES)).toContain('Ben');
    expect(heading(view({ step: 'building', actor: 2, to_place: 2 }), false, NAMES)).toContain('Cy');
  });
});

describe('a reason', () => {
  const prospect = (way: Prospect['way'], on: number | null = 3, loses: string[] = []) =>
    ({ card: 'candy-10', way, on, loses }) satisfies Prospect;

  test.each([
    ['The candy 10 would start a new tower.', prospect('start', null)],
    ['The candy 10 does not fit on your candy 3.', prospect('never')],
    ['Your candy tower is complete.', prospect('complete', 0)],
    [
      'Not yet: if you build the candy 10 first, there is no place left for candy 12.',
      prospect('held', 11, ['candy-12']),
    ],
    [t('web-ft-way-held-others', { card: 'candy 10' }), prospect('held', 11)],
  ])('%s', (text, of) => expect(prospectText(of)).toBe(text));

  test.each(languages)('begins with a capital (%s)', async (language) => {
    await setLanguage(language);
    const cards = ['candy-10', 'tree-9', 'scrap-3'];
    const clashes: Clash[] = [
      { kind: 'demolish', cards, most: 1 },
      { kind: 'order', cards, most: 2 },
    ];
    const notes = clashes.map((clash) =>
      bidNote(view({ display: cards, players: [{ largest_bid: 2 }] as PlayerView[], clashes: [clash] }), 0),
    );
    const ways = (['start', 'fits', 'after', 'demolish', 'never', 'complete', 'held'] as const).map((way) =>
      prospectText(prospect(way)),
    );
    await setLanguage('en');
    const sentences = [...notes, ...ways].flatMap((text) => text.split(/(?<=\.) /));
    expect(sentences.filter((text) => !/^\p{Lu}/u.test(text))).toEqual([]);
  });

  test('limits the bid', () => {
    const of = (largest: number | null, parts: Partial<FiveTowersView> = {}) =>
      view({
        display: ['candy-10', 'tree-4', 'sand-2'],
        players: [{ largest_bid: largest }] as unknown as PlayerView[],
        ...parts,
      });
    expect(bidNote(of(null), 0)).toBe('');
    expect(bidNote(of(3), 0)).toBe(t('web-ft-all'));
    expect(bidNote(of(2, { prospects: [prospect('never')] }), 0)).toBe(
      [t('web-ft-at-most', { count: 2 }), prospectText(prospect('never'))].join(' '),
    );
    const clashes: Clash[] = [{ kind: 'demolish', cards: ['candy-10', 'sand-2'], most: 1 }];
    expect(bidNote(of(2, { prospects: [prospect('demolish')], clashes }), 0)).toContain('candy 10 and sand 2');
  });
});

test('a place stays free when its card goes, and is filled again when it comes back', () => {
  const dealt = ['sand-7', 'candy-4', 'sand-7'];
  const shown = (display: string[]) => inPlaces(dealt, display).map(({ card, index }) => [card, index]);
  expect(shown(dealt)).toEqual(dealt.map((card, index) => [card, index]));
  expect(shown(['sand-7', 'sand-7'])).toEqual([
    ['sand-7', 0],
    [null, -1],
    ['sand-7', 1],
  ]);
  expect(shown(['tree-1'])).toEqual([['tree-1', 0]]);
});

test('the rest of a build is offered where there is more than one card left', () => {
  expect(buildRest(view({ rest: null }))).toBeNull();
  expect(buildRest(view({ rest: ['place sand-7'] }))).toBeNull();
  expect(buildRest(view({ rest: ['place sand-7', 'place sand-6'] }))?.actions).toEqual([
    'place sand-7',
    'place sand-6',
  ]);
});
