import type { Motion, Transition } from '../../../motion/animator.svelte';
import { copyOf, travel } from '../../../motion/travel';
import type { Event } from '../../../wire';
import { readCard } from '../cards/cards';
import { signed } from '../../../words/numbers';
import { happened, type Snapshot } from './snapshot';

const findOnBoard = (selector: string) => document.querySelector(`.board ${selector}`);

const SWEEP: Keyframe[] = [{}, { transform: 'translate(46px, -12px) rotate(8deg)', opacity: 0 }];

/** The animations over the old picture, by kind of event. */
const BEFORE: Record<string, (event: Event) => Motion[]> = {
  bid: (event) => [() => hop(event.seat as number, event.count as number)],
  placed: (event) => [() => lift(event.card as string), () => carry(event.seat as number, event.card as string)],
  discarded: (event) => (event.cards as string[]).map((card, index) => () => sweep(card, index)),
};

/** Return the animations between two snapshots: tokens hop, cards travel, unused cards are swept away; then points fly to the names. */
export function animations(old: Snapshot, next: Snapshot): Transition {
  const events = happened(old, next);
  return {
    before: events.flatMap((event) => (BEFORE[event.kind] ? [BEFORE[event.kind]!(event)] : [])),
    after: events.length ? next.view.scores.map((_, seat) => () => gain(old, next, seat, events)) : [],
  };
}

/** Let a token hop from its name to its stair. */
function hop(seat: number, count: number): Animation | null {
  const token = findOnBoard(`[data-seat="${seat}"] .token`);
  const stair = findOnBoard(`[data-stair="${count}"]`)?.getBoundingClientRect();
  if (!token || !stair) return null;
  const landing = new DOMRect(stair.x + stair.width / 2 - 13, stair.y - 21, 26, 26);
  return travel(copyOf(token), token.getBoundingClientRect(), landing, { time: 420, hop: 30 });
}

const cardOnBoard = (card: string) => findOnBoard(`[data-card="${card}"]`);

function lift(card: string): Animation | null {
  return cardOnBoard(card)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 300, fill: 'forwards' }) ?? null;
}

/** Move a card to its tower. */
function carry(seat: number, card: string): Animation | null {
  const from = cardOnBoard(card)?.querySelector('svg');
  const to = towerTop(seat, card);
  return from && to ? travel(copyOf(from), from.getBoundingClientRect(), to, { time: 300 }) : null;
}

function towerTop(seat: number, card: string): DOMRect | undefined {
  const box = findOnBoard(`[data-towers="${seat}"] g[data-tower="${readCard(card).type}"]`)?.getBoundingClientRect();
  return box && new DOMRect(box.x, box.y - 34, box.width, 20);
}

function sweep(card: string, index: number): Animation | null {
  const options: KeyframeAnimationOptions = { duration: 300, delay: 40 * index, easing: 'ease-in', fill: 'forwards' };
  return cardOnBoard(card)?.animate(SWEEP, options) ?? null;
}

/** Let points fly from the tower that scored them to the name. */
function gain(old: Snapshot, next: Snapshot, seat: number, events: Event[]): Animation | null {
  const points = next.view.scores[seat]! - old.view.scores[seat]!;
  const name = findOnBoard(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!points || !name) return null;
  const card = events.find((event) => event.seat === seat && typeof event.card === 'string')?.card as
    string | undefined;
  const label = document.createElement('span');
  label.className = 'gain';
  label.textContent = signed(points);
  const from = (card && towerTop(seat, card)) || new DOMRect(name.x + name.width / 2, name.y + 60, 0, 0);
  return travel(label, from, name, { time: 700, fades: true });
}
