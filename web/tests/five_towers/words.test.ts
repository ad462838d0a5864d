import { describe, expect, test } from 'vitest';
import { bidNote, whyNot } from '../../src/games/five_towers/build.svelte';
import { buildRest } from '../../src/games/five_towers/build_rest';
import { heading } from '../../src/games/five_towers/heading';
import { t } from '../../src/messages.svelte';
import type { Choice, FiveTowersView, PlayerView } from '../../src/wire';

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
    [t('web-ft-build', { count: 3 }), view({ step: 'building', actor: 0, to_place: 3, choices: [choice('card')] })],
    [t('web-ft-demolish-first'), view({ step: 'building', actor: 0, choices: [choice('tower')] })],
    [t('web-ft-too-much'), view({ step: 'building', actor: 0, choices: [choice('button')] })],
  ])('%s', (text, of) => expect(heading(of, true, NAMES)).toBe(text));

  test('of somebody else names them', () => {
    expect(heading(view({ step: 'auction', actor: 1 }), false, NAMES)).toContain('Ben');
    expect(heading(view({ step: 'building', actor: 2, to_place: 2 }), false, NAMES)).toContain('Cy');
  });
});

describe('what stands in the way of a card', () => {
  const player = (parts: Partial<PlayerView>) => ({
    towers: {},
    sheet: [],
    buildable: null,
    largest_bid: null,
    ...parts,
  });
  const of = (parts: Partial<PlayerView>, display: string[] = []) =>
    view({ display, players: [player(parts)] as unknown as PlayerView[] });
  const topped = [{ label: 'score-topped-tower', points: 4, rule: '', args: { tower: 'tree', cards: 2 } }];

  test('is the uppermost card, or that the tower is complete', () => {
    expect(whyNot(of({ towers: { candy: [3] } }), 0, 'candy-4')).toBe(t('web-ft-covered', { tower: 'candy', top: 3 }));
    expect(whyNot(of({ sheet: topped, towers: { tree: [5, 0] } }), 0, 'tree-11')).toBe(
      t('web-ft-complete', { tower: 'tree' }),
    );
  });

  test('limits the bid', () => {
    const display = ['tree-4', 'candy-1', 'sand-2'];
    expect(bidNote(of({ largest_bid: 3 }, display), 0)).toBe(t('web-ft-all'));
    expect(bidNote(of({ largest_bid: 2, buildable: ['candy-1', 'sand-2'], sheet: topped }, display), 0)).toBe(
      [t('web-ft-at-most', { count: 2 }), t('web-ft-complete', { tower: 'tree' })].join(' '),
    );
    expect(bidNote(of({ largest_bid: null }, display), 0)).toBe('');
  });
});

test('the rest of a build is offered where there is more than one card left', () => {
  expect(buildRest(view({ rest: null }))).toBeNull();
  expect(buildRest(view({ rest: ['place sand-7'] }))).toBeNull();
  expect(buildRest(view({ rest: ['place sand-7', 'place sand-6'] }))?.actions).toEqual([
    'place sand-7',
    'place sand-6',
  ]);
});
