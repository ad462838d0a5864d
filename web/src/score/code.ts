import {
  COUNTED,
  type Entry,
  type Final,
  FINAL_COUNTS,
  finalSteps,
  type InPlay,
  type Kind,
  KINDS,
  noFinal,
} from './carcassonne';
import type { TowersPlayer } from './five_towers';
import { MOST_CARDS, MOST_DEMOLISHED, TYPES } from '../generated';
import { type CarcassonneSheet, FEWEST, MOST, NAME, newSheet, type Sheet } from './sheet';

/*
 * A sheet as a short text, for links and for this device. Parts are separated by dots:
 *
 *   1t . names . player . player ...      a player: 5_4t_6_3t_0_2, heights with t for a top, then demolished cards
 *   1c . names . in play . entries . final counts . step
 *
 * An entry is c4_4_1: the letter of its kind, the seats as bits, and its numbers. Names are written as in addresses, with ~ between them.
 */
const VERSION = '1';
const LONGEST = 20_000;
export const MOST_ENTRIES = 500;
/** No number on a sheet is larger; the whole box has fewer tiles. */
const LARGEST = 999;

const LETTERS: Record<Kind, string> = {
  road: 'r',
  city: 'c',
  monastery: 'm',
  garden: 'g',
  thieves: 't',
  guard: 'o',
  abbot: 'a',
  other: 'x',
};
const BY_LETTER = Object.fromEntries(KINDS.map((kind) => [LETTERS[kind], kind])) as Record<string, Kind>;
const IN_PLAY = ['fields', 'abbot', 'towers'] as const satisfies (keyof InPlay)[];

const writeNumber = (value: number) => (value < 0 ? `n${-value}` : `${value}`);
const writeName = (name: string) => encodeURIComponent(name).replace(/[.~]/g, (sign) => (sign === '.' ? '%2E' : '%7E'));

/** The sheet as a text. */
export function writeSheet(sheet: Sheet): string {
  const names = sheet.names.map(writeName).join('~');
  if (sheet.game === 'five-towers') return [`${VERSION}t`, names, ...sheet.players.map(writePlayer)].join('.');
  const inPlay = IN_PLAY.map((what) => Number(sheet.inPlay[what])).join('');
  const entries = sheet.entries.map(writeEntry).join('-');
  const counts = [...FINAL_COUNTS.map((count) => sheet.final[count].join('_')), sheet.final.stolen].join('-');
  return [`${VERSION}c`, names, inPlay, entries, counts, sheet.step].join('.');
}

function writePlayer({ heights, topped, demolished }: TowersPlayer): string {
  return [...heights.map((height, tower) => `${height}${topped[tower] ? 't' : ''}`), demolished].join('_');
}

function writeEntry({ kind, seats, counts }: Entry): string {
  const bits = seats.reduce((sum, seat) => sum | (1 << seat), 0);
  return LETTERS[kind] + [bits, ...counts].map(writeNumber).join('_');
}

/** The sheet of a text; null if it is none, whatever it is. */
export function readSheet(text: string): Sheet | null {
  if (text.length > LONGEST) return null;
  try {
    const [head, names, ...parts] = text.split('.');
    const players = readNames(names ?? '');
    if (head === `${VERSION}t`) return readTowers(players, parts);
    return head === `${VERSION}c` ? readCarcassonne(players, parts) : null;
  } catch {
    return null;
  }
}

/** Thrown for whatever is not a sheet. */
const wrong = (): never => {
  throw new RangeError();
};

function readNumber(text: string, most = LARGEST): number {
  if (!/^\d{1,3}$/.test(text)) wrong();
  return Number(text) > most ? wrong() : Number(text);
}

function readNames(text: string): string[] {
  const names = text.split('~').map((name) => decodeURIComponent(name));
  const proper = names.every((name) => name.trim() === name && name.length >= 1 && [...name].length <= NAME);
  return proper && names.length >= FEWEST && names.length <= MOST && new Set(names).size === names.length
    ? names
    : wrong();
}

function readTowers(names: string[], parts: string[]): Sheet {
  if (parts.length !== names.length) wrong();
  return { game: 'five-towers', names, players: parts.map(readPlayer) };
}

function readPlayer(text: string): TowersPlayer {
  const numbers = text.split('_');
  if (numbers.length !== TYPES.length + 1) wrong();
  const towers = numbers.slice(0, -1);
  const heights = towers.map((tower) => readNumber(tower.replace(/t$/, ''), MOST_CARDS));
  const topped = towers.map((tower) => tower.endsWith('t'));
  if (topped.some((top, tower) => top && !heights[tower])) wrong();
  return { heights, topped, demolished: readNumber(numbers.at(-1)!, MOST_DEMOLISHED) };
}

function readCarcassonne(names: string[], parts: string[]): Sheet {
  const [flags, entries, counts, step] = parts;
  if (parts.length !== 4 || !/^[01]{3}$/.test(flags!)) wrong();
  const inPlay = Object.fromEntries(IN_PLAY.map((what, index) => [what, flags![index] === '1'])) as unknown as InPlay;
  const sheet = newSheet('carcassonne', names, inPlay) as CarcassonneSheet;
  const given = entries ? entries.split('-') : [];
  if (given.length > MOST_ENTRIES) wrong();
  sheet.entries = given.map((entry) => readEntry(entry, names.length));
  sheet.final = readFinal(counts!.split('-'), names.length);
  sheet.step = readNumber(step!, finalSteps(inPlay).length + 1);
  return sheet;
}

function readEntry(text: string, players: number): Entry {
  const kind = BY_LETTER[text[0] ?? ''] ?? wrong();
  const [bits, ...counts] = text
    .slice(1)
    .split('_')
    .map((number) =>
      kind === 'other' && number.startsWith('n') ? -readNumber(number.slice(1)) : readNumber(number),
    ) as [number, ...number[]];
  const seats = Array.from({ length: players }, (_, seat) => seat).filter((seat) => bits & (1 << seat));
  const numbers = COUNTED[kind] + (kind === 'thieves' ? seats.length : 0);
  return seats.length && bits < 1 << players && counts.length === numbers ? { kind, seats, counts } : wrong();
}

function readFinal(parts: string[], players: number): Final {
  if (parts.length !== FINAL_COUNTS.length + 1) wrong();
  const final = noFinal(players);
  FINAL_COUNTS.forEach((count, index) => {
    final[count] = parts[index]!.split('_').map((number) => readNumber(number));
    if (final[count].length !== players) wrong();
  });
  final.stolen = readNumber(parts.at(-1)!);
  return final;
}
