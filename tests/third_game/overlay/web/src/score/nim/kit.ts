import type { SheetKit } from '../kit';
import { readNumber, wrong } from '../numbers';
import type { Sheet } from '../sheet';
import Tower from './Tower.svelte';
import Wins from './Wins.svelte';

/** A sheet of Nim: the players and the number of games that each has won. */
export interface NimSheet extends Sheet {
  won: number[];
}

export const kit: SheetKit<NimSheet> = {
  letter: 'n',
  begin: (players) => ({ game: 'nim', ...players, won: players.names.map(() => 0) }),
  totals: ({ won }) => [...won],
  write: ({ won }) => [won.join('_')],
  read: (players, [won = '']) => {
    const numbers = won.split('_').map((number) => readNumber(number));
    return numbers.length === players.names.length ? { game: 'nim', ...players, won: numbers } : wrong();
  },
  page: Wins,
  tower: Tower,
};
