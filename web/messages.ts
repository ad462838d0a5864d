import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
      const [own, english] = [file, join(dirname(file), ENGLISH)].map((one) => {
        const files = withGames(one);
        for (const each of files) this.addWatchFile(each);
        return files.map((each) => readFileSync(each, 'utf8')).join('\n');
      });
      return `export default ${JSON.stringify(forBrowser(own!, english!))};`;
    },
  };
}

/** Return a file of messages together with those of the games in the same language. */
function withGames(file: string): string[] {
  const games = join(dirname(file), 'games');
  const found = existsSync(games) ? readdirSync(games).map((game) => join(games, game, basename(file))) : [];
  return [file, ...found.filter((one) => existsSync(one))];
}
