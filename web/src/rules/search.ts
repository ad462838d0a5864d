/** A stretch of a text: from a character to the one behind it. */
export type Stretch = readonly [number, number];

/** Letters without case and accents, as many as before. */
export function fold(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}

/** What to look for: the words themselves, and numbers both as digits and as words. */
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

/** Where a text speaks of what is looked for; `numbers` are the words for 0, 1, 2 and so on. */
export function hits(text: string, query: string, numbers: readonly string[]): Stretch[] {
  const folded = fold(text);
  const found = patterns(query, numbers).flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match): Stretch => [match.index, match.index + match[0].length]),
  );
  return found.sort(([one], [other]) => one - other).filter(([from], at, all) => !at || from >= all[at - 1]![1]);
}

/** A text in parts, those that were found marked. */
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
