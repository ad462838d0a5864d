import { partOf } from './index';

const PICTURES = import.meta.glob<string>('./*/pictures/expansion_*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Return the picture of an expansion, drawn by tools/client_pictures.py; undefined if there is none and pages show its name. */
export const expansionPicture = (game: string, expansion: string) =>
  partOf(PICTURES, game, `pictures/expansion_${expansion.replaceAll('-', '_')}.svg`);
