import { afterEach, describe, expect, test } from 'vitest';
import {
  capitalize,
  firstMessage,
  formatDay,
  formatNumber,
  has,
  joinList,
  languages,
  matchLanguage,
  ownName,
  setLanguage,
  t,
} from '../src/words/messages.svelte';
import { forBrowser } from '../browser_messages';
import { clockText } from '../src/words/clock_text';

afterEach(() => setLanguage('en'));

describe('languages', () => {
  test('the first that we have is taken, with or without its region', () => {
    expect(matchLanguage(['fr-CA', 'de-AT', 'en'])).toBe('de');
    expect(matchLanguage(['fr', 'tlh'])).toBe('en');
  });

  test('each calls itself by its own name', () => {
    expect(languages).toContain('de');
    expect(languages.map(ownName)).toContain('Deutsch');
  });
});

describe('messages', () => {
  test('an unknown one shows its id', () => {
    expect([has('web-nothing-like-it'), t('web-nothing-like-it')]).toEqual([false, 'web-nothing-like-it']);
  });

  test('the first that exists is used', () => {
    expect(firstMessage(['web-nothing-like-it', 'player-you'])).toBe(t('player-you'));
  });

  test('an argument that names a thing of a game is put into words', async () => {
    await setLanguage('de');
    expect(t('card', { tower: 'tree', value: 7 })).toContain(t('tower-tree'));
    expect(t('tower-tree')).not.toBe('tree');
  });

  test('what people write is left as it is', () => {
    expect(t('web-thinking', { name: 'tree' })).toContain('tree');
  });

  test('English fills in for a language that lacks a message, when the client is built', () => {
    const english = '# First\none = One\n\ntwo =\n    Two\n    lines\nhelp-four = Four\nthree = Three';
    expect(forBrowser('three = Drei\none = Eins', english)).toBe(
      'one = Eins\ntwo =\n    Two\n    lines\nthree = Drei\n',
    );
  });

  test('a list ends with an and', () => {
    expect([joinList([]), joinList(['a']), joinList(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c']);
  });

  test('a sentence begins with a capital', () => {
    expect(capitalize('äpfel')).toBe('Äpfel');
  });
});

describe('numbers and days', () => {
  test('numbers are written as the language does', async () => {
    await setLanguage('de');
    expect([1200, 3, 41.25, 60].map(formatNumber)).toEqual(['1.200', '3', '41,3', '60']);
  });

  test.each([
    ['en', ['−21 points', '−2 points', '−1 point', '1 point', '21 points']],
    ['pl', ['−21 punktów', '−2 punkty', '−1 punkt', '1 punkt', '21 punktów']],
    ['uk', ['−21 очко', '−2 очки', '−1 очко', '1 очко', '21 очко']],
  ])('numbers below 0 have a minus sign and keep their plural form (%s)', async (language, told) => {
    await setLanguage(language);
    expect([-21, -2, -1, 1, 21].map((points) => t('table-points', { points }))).toEqual(told);
  });

  test('the label beside a number has its plural form', () => {
    const labels = ['web-cc-points-now', 'web-cc-when-finished'];
    const told = [1, 2].flatMap((points) => labels.map((label) => t(label, { points })));
    expect(told).toEqual([
      'point if the game ended now',
      'point (complete)',
      'points if the game ended now',
      'points (complete)',
    ]);
  });

  test('a day of another year names the year', () => {
    const now = new Date();
    expect(formatDay(now.getTime())).not.toContain(`${now.getFullYear()}`);
    expect(formatDay(new Date(2001, 4, 3).getTime())).toContain('2001');
  });

  test.each([
    [5, '0:05'],
    [65, '1:05'],
    [3_725, '1:02:05'],
    [86_400, '1 day'],
    [2 * 86_400, '2 days'],
  ])('a clock with %i seconds shows %s', (seconds, shown) => expect(clockText(seconds)).toBe(shown));
});
