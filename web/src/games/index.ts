import type { Component } from 'svelte';
import type { GameClient } from '../table/game_client';

/**
 * The games in the order in which pages list them: one row for each. Everything else that a game brings is found by its name: its client here in
 * the folder `<game>`, its lesson in `learn/<game>`, its score sheet in `score/<game>`, and so on; all of it is optional.
 */
export const GAMES: Record<string, { puzzles: boolean }> = {
  'five-towers': { puzzles: true },
  carcassonne: { puzzles: true },
};

/** What a game brings, among the files of all games that a room has found; undefined if it brings nothing. */
export function partOf<T>(files: Record<string, T>, game: string, file = 'kit.ts'): T | undefined {
  return files[`./${game.replaceAll('-', '_')}/${file}`];
}

const CLIENTS = import.meta.glob<{ client: GameClient }>('./*/index.ts');
const PICTURES = import.meta.glob<Component>('./*/pictures/GamePicture.svelte', { eager: true, import: 'default' });

/** The client of a game, loaded when it is played; a game without one is played through its choices and its log. */
export async function gameClient(game: string): Promise<GameClient> {
  return (await (partOf(CLIENTS, game, 'index.ts') ?? CLIENTS['./plain/index.ts']!)()).client;
}

/** The picture of a game on the home page. */
export const artOf = (game: string) => partOf(PICTURES, game, 'pictures/GamePicture.svelte');
