import { partOf } from './index';

const PICTURES = import.meta.glob<string>('./*/pictures/expansion_*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The picture of an expansion, drawn by tools/client_pictures.py; pages show the name of an expansion without a picture. */
export const expansionPicture = (game: string, expansion: string) =>
  partOf(PICTURES, game, `pictures/expansion_${expansion.replaceAll('-', '_')}.svg`);
