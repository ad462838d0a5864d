import type { Component } from 'svelte';
import type { GameClient } from '../table/game_client';
import CarcassonneArt from './carcassonne/pictures/GamePicture.svelte';
import TowersArt from './five_towers/pictures/GamePicture.svelte';

/** The games with a board or log text of their own, each loaded when it is played. */
const CLIENTS: Record<string, () => Promise<{ client: GameClient }>> = {
  carcassonne: () => import('./carcassonne/index'),
  'five-towers': () => import('./five_towers/index'),
};
/** Any other game is played through its choices and its log. */
const PLAIN = () => import('./plain/index');

/** The pictures of the games on the home page. */
export const ART: Record<string, Component> = { 'five-towers': TowersArt, carcassonne: CarcassonneArt };

export async function gameClient(game: string): Promise<GameClient> {
  return (await (CLIENTS[game] ?? PLAIN)()).client;
}
