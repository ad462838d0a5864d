import type { Component } from 'svelte';
import type { GameClient } from '../table/game_client';

/**
 * The games in display order, one row each: whether it has puzzles, and whether its players have secrets. Pages find all other parts of a game by its name, and all are optional: its client here in
 * the folder `<game>`, its lesson in `learn/<game>`, its score sheet in `score/<game>`, and so on.
 */
export const GAMES: Record<string, { puzzles: boolean; secrets: boolean }> = {
  'five-towers': { puzzles: true, secrets: false },
  carcassonne: { puzzles: true, secrets: false },
};

/** Return whether players see something that they must hide from each other; an unknown game may have secrets. */
export const hasSecrets = (game: string) => GAMES[game]?.secrets ?? true;

/** Return a game's module from the files that a folder imports for all games; undefined if the game has none. */
export function partOf<T>(files: Record<string, T>, game: string, file = 'kit.ts'): T | undefined {
  return files[`./${game.replaceAll('-', '_')}/${file}`];
}

const CLIENTS = import.meta.glob<{ client: GameClient }>('./*/index.ts');
const PICTURES = import.meta.glob<Component>('./*/pictures/GamePicture.svelte', { eager: true, import: 'default' });

/** Load the client of a game; a game without a client is played through its choices and log. */
export async function gameClient(game: string): Promise<GameClient> {
  return (await (partOf(CLIENTS, game, 'index.ts') ?? CLIENTS['./plain/index.ts']!)()).client;
}

/** Return the picture of a game for the home page. */
export const artOf = (game: string) => partOf(PICTURES, game, 'pictures/GamePicture.svelte');
