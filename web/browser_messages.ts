/** What messages that only the terminal shows begin with. */
const TERMINAL =
  /^(admin|analyse|arena|argument|backup|bots|command|commands|example|file|games|help|input|not|output|play|prompt|puzzles|reason|record|replay|restore|resume|rules|save|serve|sheet|simulate|study|summary|system|train|usage|verify)-/;

/** The entries of a language file that a browser may show, without comments. */
export function forBrowser(text: string): string {
  return text
    .split(/\n(?=\S)/)
    .filter((entry) => /^[a-z]/.test(entry) && !TERMINAL.test(entry))
    .map((entry) => entry.trimEnd())
    .join('\n');
}

/** The same with the English entries that a language lacks, so that a browser needs one language only. */
export function filledIn(text: string, english: string): string {
  const id = (entry: string) => entry.split(' ', 1)[0];
  const known = new Set(text.split(/\n(?=\S)/).map(id));
  return [text, ...english.split(/\n(?=\S)/).filter((entry) => !known.has(id(entry)))].join('\n');
}
