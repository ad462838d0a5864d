import type { Component } from 'svelte';
import type { GameFace } from '../sitting';
import { logLines } from '../telling';
import PlainBoard from './PlainBoard.svelte';
import CarcassonneArt from './carcassonne/Art.svelte';
import TowersArt from './five_towers/Art.svelte';

/** The games that have a board or words of their own, each fetched when it is played. */
const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  carcassonne: () => import('./carcassonne/index'),
  'five-towers': () => import('./five_towers/index'),
};

/** A game without either is played through its choices and its log. */
const PLAIN: GameFace = {
  board: PlainBoard,
  lines: (moves, names, you) => logLines(moves, names, you, () => ({})),
};

/** Pictures for the cards of the games on the first page. */
export const ART: Record<string, Component> = { 'five-towers': TowersArt, carcassonne: CarcassonneArt };

export async function gameFace(game: string): Promise<GameFace> {
  const load = FACES[game];
  return load ? (await load()).face : PLAIN;
}
