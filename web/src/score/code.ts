import { gameOfLetter, sheetKit } from './kit';
import { wrong } from './numbers';
import { COLOURS, FEWEST, MOST, NAME, type Players, type Sheet } from './sheet';

/*
 * The code of a sheet, for links and local storage. Dots separate its parts:
 *
 *   2t . 031 . names . part . part ...
 *
 * The first part is the format version with the letter of the game, the second has one digit per player for the colour. Names are URL-encoded and
 * separated by ~; players without a name have an empty one. Each game defines the other parts. Version 1 had no colours.
 */
const FORMAT_VERSION = '2';
const WITHOUT_COLOURS = '1';
const LONGEST = 20_000;

const writeName = (name: string) => encodeURIComponent(name).replace(/[.~]/g, (sign) => (sign === '.' ? '%2E' : '%7E'));

/** Encode a sheet as text. */
export function writeSheet(sheet: Sheet): string {
  const kit = sheetKit(sheet.game);
  return [
    FORMAT_VERSION + kit.letter,
    sheet.colours.join(''),
    sheet.names.map(writeName).join('~'),
    ...kit.write(sheet),
  ].join('.');
}

/** Decode a sheet; return null if the text is not one. */
export function readSheet(text: string): Sheet | null {
  if (text.length > LONGEST) return null;
  try {
    const [head = '', ...rest] = text.split('.');
    const [version, letter] = [head.slice(0, 1), head.slice(1)];
    const game = gameOfLetter(letter);
    if (game === undefined || ![FORMAT_VERSION, WITHOUT_COLOURS].includes(version)) return null;
    const colours = version === FORMAT_VERSION ? rest.shift() : undefined;
    const [names = '', ...parts] = rest;
    return sheetKit(game).read(readPlayers(names, colours), parts);
  } catch {
    return null;
  }
}

function readPlayers(text: string, digits?: string): Players {
  const names = text.split('~').map((name) => decodeURIComponent(name));
  const colours = digits === undefined ? names.map((_, seat) => seat) : [...digits].map(Number);
  const proper =
    names.every((name) => name.trim() === name && [...name].length <= NAME) &&
    colours.every((colour) => COLOURS.includes(colour)) &&
    names.length >= FEWEST &&
    names.length <= MOST &&
    names.length === colours.length;
  return proper && isDistinct(names.filter(Boolean)) && isDistinct(colours) ? { names, colours } : wrong();
}

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
