import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TERMINAL = /^(argument|arena|command|commands|example|help|reason|rules|sheet|study|system|train|usage)-/;
const FILE = /^(.*\.ftl)\?raw$/;

/** The entries of a language file that a browser may show, without comments. */
export function forBrowser(text: string): string {
  return text
    .split(/\n(?=\S)/)
    .filter((entry) => /^[a-z]/.test(entry) && !TERMINAL.test(entry))
    .map((entry) => entry.trimEnd())
    .join('\n');
}

/** Leaves out of the languages what only the terminal says, which is more than half of it. */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    load(id) {
      const file = FILE.exec(id)?.[1];
      if (!file) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(forBrowser(readFileSync(file, 'utf8')))};`;
    },
  };
}
