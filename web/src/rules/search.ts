/** A range of a text: start and end index, the end excluded. */
export type Stretch = readonly [number, number];

/** Fold case and accents of a text; its length stays the same. */
export function fold(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}

/** Return the patterns of a query: the text itself, and for numbers both the digits and the word. */
function patterns(query: string, numbers: readonly string[]): RegExp[] {
  const wanted = fold(query.trim());
  if (!wanted) return [];
  const digits = (number: number) => new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g');
  const word = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g');
  const names = numbers.map(fold);
  if (/^\d+$/.test(wanted)) {
    const name = names[Number(wanted)];
    return [digits(Number(wanted)), ...(name ? [word(`${name}`)] : [])];
  }
  const number = names.indexOf(wanted);
  return [word(wanted), ...(number >= 0 ? [digits(number)] : [])];
}

/** Return the ranges of a text that match the query; `numbers` are the words for 0, 1, 2 and so on. */
export function hits(text: string, query: string, numbers: readonly string[]): Stretch[] {
  const folded = fold(text);
  const found = patterns(query, numbers).flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match): Stretch => [match.index, match.index + match[0].length]),
  );
  return found.sort(([one], [other]) => one - other).filter(([from], at, all) => !at || from >= all[at - 1]![1]);
}

/** Split a text at the matches, for highlighting. */
export function parts(text: string, stretches: readonly Stretch[]): { text: string; hit: boolean }[] {
  const ends = [...stretches, [text.length, text.length] as const];
  return ends.flatMap(([from, to], index) => {
    const before = index ? ends[index - 1]![1] : 0;
    return [
      { text: text.slice(before, from), hit: false },
      { text: text.slice(from, to), hit: true },
    ].filter((part) => part.text);
  });
}
