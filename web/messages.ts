import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { forBrowser } from './browser_messages.ts';

const FILE = /^(.*\.ftl)\?raw$/;
const ENGLISH = 'en.ftl';

/** A Vite plugin that loads a language without the messages of the terminal. */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    load(id) {
      const file = FILE.exec(id)?.[1];
      if (!file) return null;
      const files = [file, join(dirname(file), ENGLISH)];
      for (const one of files) this.addWatchFile(one);
      const [own, english] = files.map((one) => readFileSync(one, 'utf8'));
      return `export default ${JSON.stringify(forBrowser(own!, english!))};`;
    },
  };
}
