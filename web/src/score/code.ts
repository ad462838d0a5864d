import { gameOfLetter, sheetKit } from './kit';
import { wrong } from './numbers';
import { FEWEST, MOST, NAME, type Sheet } from './sheet';

/*
 * A sheet as a short text, for links and for this device. Parts are separated by dots:
 *
 *   1t . names . part . part ...
 *
 * First comes the version with the letter of the game. Names are written as in addresses, with ~ between them. What follows is the game's own.
 */
const VERSION = '1';
const LONGEST = 20_000;

const writeName = (name: string) => encodeURIComponent(name).replace(/[.~]/g, (sign) => (sign === '.' ? '%2E' : '%7E'));

/** Return the sheet as a text. */
export function writeSheet(sheet: Sheet): string {
  const kit = sheetKit(sheet.game);
  return [VERSION + kit.letter, sheet.names.map(writeName).join('~'), ...kit.write(sheet)].join('.');
}

/** Return the sheet of a text; null for any text that is not a sheet. */
export function readSheet(text: string): Sheet | null {
  if (text.length > LONGEST) return null;
  try {
    const [head, names, ...parts] = text.split('.');
    const game = head?.startsWith(VERSION) ? gameOfLetter(head.slice(VERSION.length)) : undefined;
    return game === undefined ? null : sheetKit(game).read(readNames(names ?? ''), parts);
  } catch {
    return null;
  }
}

function readNames(text: string): string[] {
  const names = text.split('~').map((name) => decodeURIComponent(name));
  const proper = names.every((name) => name.trim() === name && name.length >= 1 && [...name].length <= NAME);
  return proper && names.length >= FEWEST && names.length <= MOST && new Set(names).size === names.length
    ? names
    : wrong();
}
