import { gameOfLetter, sheetKit } from './kit';
import { wrong } from './numbers';
import { FEWEST, MOST, NAME, type Sheet } from './sheet';

/*
 * The code of a sheet, for links and local storage. Dots separate its parts:
 *
 *   1t . names . part . part ...
 *
 * The first part is the format version with the letter of the game. Names are URL-encoded and separated by ~. Each game defines the other parts.
 */
const FORMAT_VERSION = '1';
const LONGEST = 20_000;

const writeName = (name: string) => encodeURIComponent(name).replace(/[.~]/g, (sign) => (sign === '.' ? '%2E' : '%7E'));

/** Encode a sheet as text. */
export function writeSheet(sheet: Sheet): string {
  const kit = sheetKit(sheet.game);
  return [FORMAT_VERSION + kit.letter, sheet.names.map(writeName).join('~'), ...kit.write(sheet)].join('.');
}

/** Decode a sheet; return null if the text is not one. */
export function readSheet(text: string): Sheet | null {
  if (text.length > LONGEST) return null;
  try {
    const [head, names, ...parts] = text.split('.');
    const game = head?.startsWith(FORMAT_VERSION) ? gameOfLetter(head.slice(FORMAT_VERSION.length)) : undefined;
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
