import type { SheetKit } from '../kit';
import Sheet from './Sheet.svelte';
import { newSheet, read, totals, type TowersSheet, write } from './sheet';
import Towers from './Towers.svelte';

export const kit: SheetKit<TowersSheet> = {
  letter: 't',
  begin: (players) => newSheet(players),
  totals,
  write,
  read,
  page: Sheet,
  tower: Towers,
};
