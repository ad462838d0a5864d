import { afterEach, describe, expect, test } from 'vitest';
import { eventArguments } from '../src/games/carcassonne/story/log_text';
import { lines, thisRound, toldOf } from '../src/games/five_towers/table/log_text';
import { eventText, logLines } from '../src/words/log_text';
import { setLanguage } from '../src/words/messages.svelte';
import type { Event, MoveFrame } from '../src/wire';

const NAMES = ['Ada', 'Ben'];
const move = (version: number, ...events: Event[]): MoveFrame => ({ version, seat: null, action: '', events });
const revealed = (version: number, card: string) => move(version, { kind: 'revealed', card });
const bid = (version: number, seat: number, count: number) => move(version, { kind: 'bid', seat, count });

afterEach(() => setLanguage('en'));

describe('any log', () => {
  test('has one line an event, with its seat and its place in the game', () => {
    const [first, second] = logLines(
      [move(4, { kind: 'bid', seat: 1, count: 2 }, { kind: 'passed', seat: 0 })],
      NAMES,
      0,
      () => ({}),
    );
    expect(first).toMatchObject({ key: '4-0', version: 4, seat: 1, text: 'Ben bids 2.' });
    expect(second).toMatchObject({ key: '4-1', version: 4, seat: 0, text: 'You pass.' });
  });

  test('an event without words shows its kind', () => {
    expect(eventText({ kind: 'never-heard-of' }, NAMES, null, () => ({}))).toBe('event-never-heard-of');
  });
});

describe('the log of 5 Towers', () => {
  test('names all cards of a reveal in one line', () => {
    const told = lines(
      [revealed(1, 'candy-4'), revealed(2, 'sand-7'), bid(3, 0, 1), revealed(4, 'tree-1')],
      NAMES,
      null,
    );
    expect(told.map((line) => line.version)).toEqual([2, 3, 4]);
    expect(told[0]!.text).toMatch(/candy 4 and sand 7/);
  });

  test('of this round begins with its first reveal', () => {
    const moves = [revealed(1, 'candy-4'), bid(2, 0, 1), revealed(3, 'sand-7'), revealed(4, 'sand-8'), bid(5, 1, 2)];
    expect(thisRound(moves).map((one) => one.version)).toEqual([3, 4, 5]);
  });
});

describe('the log of Carcassonne', () => {
  const claimed = { kind: 'claimed', seat: 0, figure: 'meeple', at: [0, 1], piece: 'road E' };

  test('is told in the words of the reader', async () => {
    await setLanguage('de');
    const text = eventText(claimed, NAMES, null, eventArguments);
    expect(text).toMatch(/Meeple/);
    expect(text).toMatch(/Straße/);
    expect(text).not.toMatch(/road|meeple/);
  });

  test('says what points are for, and nothing of what is there for the board', async () => {
    await setLanguage('en');
    const lines = [{ label: 'line-tiles', points: 4, rule: '', args: { count: 2 } }];
    const more = {
      pieces: [
        [0, 0, 1],
        [0, 1, 0],
      ],
      figures: [{ at: [0, 0], piece: 'city N', seat: 1, figure: 'meeple' }],
      id: 'a',
    };
    const event = { kind: 'scored', feature: 'city', seat: 1, points: 4, at: [0, 1], complete: true, lines, ...more };
    expect(eventText(event, NAMES, null, eventArguments)).toMatch(/4 points .*: 2 tiles/);
  });

  test('names every piece in every language', async () => {
    for (const language of ['en', 'de', 'pl', 'lt', 'uk', 'bg']) {
      await setLanguage(language);
      for (const piece of ['city N', 'road E', 'field NE', 'monastery'])
        expect(eventText({ ...claimed, piece }, NAMES, null, eventArguments)).not.toMatch(/event-|port-|feature-/);
    }
  });
});

test('a bid is told with who took the cards in the end, if anybody did', () => {
  const won = (version: number) => move(version, { kind: 'passed', seat: 1 }, { kind: 'won', seat: 0, count: 2 });
  const told = (...moves: MoveFrame[]) => toldOf(lines(moves, NAMES, 0), 2).map(({ text }) => text);
  expect(told(bid(2, 0, 2), won(3))).toEqual(['You bid 2.', 'You take 2 cards.']);
  expect(told(bid(2, 0, 0), revealed(3, 'sand-4'), bid(4, 0, 2), won(5))).toEqual(['You bid 0.']);
  expect(told(move(2, { kind: 'placed', seat: 0, card: 'sand-4' }), won(3))).toHaveLength(1);
});
