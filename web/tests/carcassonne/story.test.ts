import { describe, expect, test } from 'vitest';
import { animations, type CarcassonneSnapshot } from '../../src/games/carcassonne/story/animations';
import { EndStory } from '../../src/games/carcassonne/scoring/end_story.svelte';
import { decidingStep, endSteps, kindText, stepText } from '../../src/games/carcassonne/scoring/final_scoring';
import { sentenceAbout, thiefIn } from '../../src/games/carcassonne/story/event_sentences';
import { captionAt, turnsOf } from '../../src/games/carcassonne/replay/replay_turns';
import { scoredAtEnd, scoredIn } from '../../src/games/carcassonne/story/score_events';
import { Story } from '../../src/games/carcassonne/story/story.svelte';
import { type Thief, thiefOf } from '../../src/games/carcassonne/story/thief';
import type { Event, HistoryFrame, MoveFrame, StepFrame } from '../../src/wire';

const NAMES = ['Ada', 'Ben', 'Cy'];
const line = (label: string, points: number, count = 1) => ({ label, points, rule: '', args: { count } });
const scored = (feature: string, seat: number, points: number, more: object = {}): Event => ({
  kind: 'scored',
  feature,
  complete: false,
  seat,
  points,
  at: [0, 0],
  lines: [line('line-tiles', points, points)],
  ...more,
});
const field = (id: string, seat: number, cities: number): Event =>
  scored('field', seat, cities * 3, { id, lines: [line('line-cities', cities * 3, cities)] });
const moves = (...events: Event[]): MoveFrame[] => [{ version: 1, seat: 0, action: 'skip', events }];

describe('the final scoring', () => {
  const events = [
    scored('city', 0, 8, { id: 'done', complete: true }),
    { kind: 'recalled', seat: 1, at: [2, 2] },
    scored('garden', 1, 5, { id: 'garden' }),
    field('large', 0, 5),
    field('large', 1, 5),
    scored('road', 1, 2, { id: 'road' }),
    scored('monastery', 2, 4, { id: 'monastery' }),
    field('small', 2, 1),
    field('empty', 1, 0),
    scored('guard', 2, 11, { lines: [line('line-guard', 5), line('line-stolen', 6)] }),
    { kind: 'ended' },
  ];
  const steps = endSteps(scoredAtEnd(moves(...events)), 3);

  test('leaves out what was scored while playing', () => {
    expect(scoredAtEnd(moves(...events)).map((one) => one.key)).not.toContain('done');
    expect(scoredAtEnd(moves(...events)).map((one) => one.key)).not.toContain('garden');
    expect(scoredAtEnd(moves(...events.slice(0, -1)))).toEqual([]);
  });

  test('is told kind by kind, fields and guards one by one, the least first', () => {
    expect(steps.map((step) => step.kind)).toEqual(['road', 'monastery', 'field', 'field', 'guard']);
    expect(steps.map((step) => step.gains)).toEqual([
      [0, 2, 0],
      [0, 0, 4],
      [0, 0, 3],
      [15, 15, 0],
      [0, 0, 11],
    ]);
    expect([steps[3]!.number, steps[3]!.of]).toEqual([2, 2]);
  });

  test('is said in sentences', () => {
    expect(stepText(steps[3]!, NAMES, 0)).toMatch(/tie.*Ben and you.*15 points \(5 completed cities\)/);
    expect(stepText(steps[4]!, NAMES, 0)).toMatch(/^Cy: 11 points \(.*stolen tile/);
    expect(kindText('field', [18, 0, 15], NAMES, 0)).toBe('Fields: you 18, Cy 15.');
  });

  test('counts up to the scores of the outcome', () => {
    let over = 0;
    const story = new EndStory(scoredAtEnd(moves(...events)), [30, 40, 50], () => (over += 1));
    expect(story.before).toEqual([15, 23, 32]);
    expect(story.scores).toEqual([15, 25, 32]);
    expect([story.state('road'), story.state('field')]).toEqual(['now', 'wait']);
    for (const _ of steps) story.next();
    expect(over).toBe(1);
    expect(story.scores).toEqual([30, 40, 50]);
    expect(story.gains('field')).toEqual([15, 15, 3]);
  });

  test('names what decided the game, if anything did', () => {
    expect(decidingStep(steps, [15, 23, 32], [3, 2, 1])?.kind).toBe('guard');
    expect(decidingStep(steps, [0, 0, 90], [2, 3, 1])).toBeNull();
    expect(decidingStep(steps, [0, 13, 0], [2, 1, 1])).toBeNull();
  });
});

describe('a thief', () => {
  const drawn = { kind: 'drawn', seat: 1, tile: 'TE', pile: 'land' };
  const guard = (seat: number, at: [number, number], stolen = 0): Event =>
    scored('guard', seat, 6 + stolen, {
      complete: true,
      at,
      lines: [line('line-thief', 6), ...(stolen ? [line('line-stolen', stolen)] : [])],
    });

  test('lets towers rise and guards score', () => {
    const events = [drawn, { kind: 'raised', at: [1, 1], floors: 3 }, guard(0, [2, 2], 4), guard(2, [3, 3], 4)];
    const thief = thiefIn(events, { moves: moves(...events) })!;
    expect(thief).toMatchObject({ seat: 1, tile: 'TE', number: 6, stolenNumber: 4, risen: [[1, 1]], stolen: false });
    expect(thief.guards.map((one) => one.seats[0])).toEqual([0, 2]);
    expect(sentenceAbout(events, { moves: moves(...events) }, { names: NAMES, you: 0 })).toMatch(/6.*4 more/);
  });

  test('steals its tile where no guard stands, and another is drawn', () => {
    const events = [
      drawn,
      { kind: 'stolen', tile: 'TE', number: 6 },
      { kind: 'drawn', seat: 1, tile: 'WA', pile: 'tower' },
    ];
    expect(thiefOf(moves(...events))).toMatchObject({
      tile: 'TE',
      number: 6,
      stolen: true,
      instead: { tile: 'WA', pile: 'tower' },
    });
  });

  test('is not meant when a guard is replaced, or when the towers that rise are still to be chosen', () => {
    const replaced = [{ kind: 'guard-replaced', seat: 2, at: [1, 1] }, guard(2, [1, 1])];
    expect(thiefIn(replaced, { moves: moves(drawn, ...replaced) })).toBeNull();
    expect(thiefOf(moves(drawn))).toBeNull();
  });
});

describe('animations', () => {
  const snapshot = (version: number, ...events: Event[]) =>
    ({
      game: 1,
      version,
      view: { outcome: null, seat: 0, tiles: [] },
      moves: events.length ? [{ version, seat: 1, action: '', events }] : [],
    }) as unknown as CarcassonneSnapshot;

  test('are none where nothing happened, so that nothing waits for them', () => {
    expect(animations(new Story(), snapshot(1), snapshot(1))).toEqual({ before: [], after: [] });
    const skipped = snapshot(2, { kind: 'skipped', seat: 1 });
    expect(animations(new Story(), snapshot(1), skipped)).toEqual({ before: [], after: [] });
  });

  test('tell a thief in steps, floors before points', () => {
    const events = [
      { kind: 'drawn', seat: 1, tile: 'TE', pile: 'land' },
      { kind: 'raised', at: [1, 1], floors: 3 },
      { kind: 'raised', at: [4, 1], floors: 2 },
      scored('guard', 0, 6, { complete: true, lines: [line('line-thief', 6)] }),
    ];
    const { before, after } = animations(new Story(), snapshot(1), snapshot(2, ...events));
    expect(before.map((group) => group.length)).toEqual([1, 2, 2, 2, 1]);
    expect(after).toHaveLength(2);
  });
});

test('while a thief is held nothing else is said; what happened meanwhile comes after it', () => {
  const story = new Story();
  story.hold({ seat: 0 } as Thief, 'Thieves!');
  story.say('Ben scores 3 points.');
  expect(story.sentence).toBe('Thieves!');
  story.hold({ seat: 1 } as Thief, 'More thieves!');
  expect([story.thief?.seat, story.sentence]).toEqual([1, 'More thieves!']);
  story.say('Ben scores 3 points.');
  story.goOn();
  expect([story.thief, story.sentence]).toEqual([null, 'Ben scores 3 points.']);
  story.leave();
});

test('everybody who shares a feature is scored at once', () => {
  const shared = scoredIn([field('a', 0, 2), field('a', 2, 2), field('b', 1, 1)]);
  expect(shared.map((one) => one.seats)).toEqual([[0, 2], [1]]);
});

describe('the turns of a replay', () => {
  const step = (version: number, round: number, ...events: Event[]): StepFrame => ({
    version,
    round,
    seat: events[0]?.kind === 'drawn' ? null : (events[0]?.seat ?? null),
    action: '',
    events,
    scores: [],
  });
  const steps = [
    step(1, 1, { kind: 'drawn', seat: 0, tile: 'D' }),
    step(2, 1, { kind: 'laid', seat: 0, tile: 'D', at: [1, 0], rotation: 90 }),
    step(3, 1, { kind: 'claimed', seat: 0, piece: 'road E', at: [1, 0] }, scored('road', 0, 3), scored('city', 1, 4)),
    step(4, 2, { kind: 'drawn', seat: 1, tile: 'E' }),
    step(5, 2, { kind: 'laid', seat: 1, tile: 'E', at: [2, 0], rotation: 0 }),
    step(6, 2, { kind: 'skipped', seat: 1 }),
  ];

  test('have a tile, what was done with a figure, and the points of everybody', () => {
    expect(turnsOf(steps)).toEqual([
      {
        number: 1,
        seat: 0,
        tile: { code: 'D', rotation: 90 },
        did: 'road',
        gains: [
          { seat: 0, points: 3 },
          { seat: 1, points: 4 },
        ],
        last: 3,
      },
      { number: 2, seat: 1, tile: { code: 'E', rotation: 0 }, did: 'skipped', gains: [], last: 6 },
    ]);
  });

  test('are said in a few words', () => {
    const history = { steps } as unknown as HistoryFrame;
    expect(captionAt(history, 3, NAMES, 1)).toBe('Ada on the road · Ada +3 · You +4');
    expect(captionAt(history, 2, NAMES, 1)).toBe('');
    expect(captionAt(history, 6, NAMES, 0)).toMatch(/^Ben: /);
  });
});
