import { readNumber, wrong, writeNumber } from '../numbers';
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
} from './scoring';
import type { Players } from '../sheet';
import { type CarcassonneSheet, newSheet } from './sheet';

export const MOST_ENTRIES = 500;

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

/**
 * Encode the settings, entries, final counts and step as parts of a code. An entry such as c4_4_1 consists of the letter of its kind, the seats as
 * a bitmask, and its counts.
 */
export function write(sheet: CarcassonneSheet): string[] {
  const inPlay = IN_PLAY.map((what) => Number(sheet.inPlay[what])).join('');
  const entries = sheet.entries.map(writeEntry).join('-');
  const counts = [...FINAL_COUNTS.map((count) => sheet.final[count].join('_')), sheet.final.stolen].join('-');
  return [inPlay, entries, counts, `${sheet.step}`];
}

function writeEntry({ kind, seats, counts }: Entry): string {
  const bits = seats.reduce((sum, seat) => sum | (1 << seat), 0);
  return LETTERS[kind] + [bits, ...counts].map(writeNumber).join('_');
}

export function read(players: Players, parts: string[]): CarcassonneSheet {
  const [flags, entries, counts, step] = parts;
  if (parts.length !== 4 || !/^[01]{3}$/.test(flags!)) wrong();
  const inPlay = Object.fromEntries(IN_PLAY.map((what, index) => [what, flags![index] === '1'])) as unknown as InPlay;
  const sheet = newSheet(players, inPlay);
  const given = entries ? entries.split('-') : [];
  if (given.length > MOST_ENTRIES) wrong();
  sheet.entries = given.map((entry) => readEntry(entry, players.names.length));
  sheet.final = readFinal(counts!.split('-'), players.names.length);
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
