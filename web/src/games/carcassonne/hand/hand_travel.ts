import { reducedMotion } from '../../../device/preferences.svelte';
import { copyOf, travel } from '../../../motion/travel';
import { type Cell } from '../geometry/cells';
import { cellBox } from '../board/on_screen';

const MOVES = 220;

const hand = () => document.querySelector('[data-hand] svg');

/** Animate the tile from the hand to the trial place; hide the ghost until it arrives. */
export function travelFromHand(ghost: Element, cell: Cell): void {
  const [from, to] = [hand(), cellBox(cell)];
  if (!from || !to || reducedMotion()) return;
  travel(copyOf(from), from.getBoundingClientRect(), to, { time: MOVES });
  ghost.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVES });
}

/** Animate the tile on trial back to the hand. */
export function travelToHand(cell: Cell): void {
  const [to, from] = [hand(), cellBox(cell)];
  if (!from || !to || reducedMotion()) return;
  const tile = copyOf(to);
  tile.setAttribute('width', `${from.width}`);
  tile.setAttribute('height', `${from.height}`);
  travel(tile, from, to.getBoundingClientRect(), { time: MOVES });
}
