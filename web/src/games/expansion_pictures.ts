import abbot from './carcassonne/pictures/expansion_abbot.svg?raw';
import river from './carcassonne/pictures/expansion_river.svg?raw';
import towersAndThieves from './carcassonne/pictures/expansion_towers_and_thieves.svg?raw';

/** The pictures of expansions by game, drawn by tools/expansion_pictures.py; an expansion without one is shown by its name. */
export const EXPANSION_PICTURES: Record<string, Record<string, string>> = {
  carcassonne: { river, abbot, 'towers-and-thieves': towersAndThieves },
};
