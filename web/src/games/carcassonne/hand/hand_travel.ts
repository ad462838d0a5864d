import { reducedMotion } from '../../../device/preferences.svelte';
import { copyOf, travel } from '../../../motion/travel';
import { type Cell } from '../geometry/cells';
import { cellBox } from '../board/on_screen';

const MOVES = 220;

const hand = () => document.querySelector('[data-hand] svg');

/** The tile travels from the hand to where it is tried; until it is there the ghost cannot be seen. */
export function travelFromHand(ghost: Element, cell: Cell): void {
  const [from, to] = [hand(), cellBox(cell)];
  if (!from || !to || reducedMotion()) return;
  travel(copyOf(from), from.getBoundingClientRect(), to, { time: MOVES });
  ghost.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVES });
}

/** The tile that was tried here goes back to the hand. */
export function travelToHand(cell: Cell): void {
  const [to, from] = [hand(), cellBox(cell)];
  if (!from || !to || reducedMotion()) return;
  const tile = copyOf(to);
  tile.setAttribute('width', `${from.width}`);
  tile.setAttribute('height', `${from.height}`);
  travel(tile, from, to.getBoundingClientRect(), { time: MOVES });
}
