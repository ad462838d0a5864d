import type { Motion, Transition } from '../../../motion/animator.svelte';
import { shapeOn } from '../board/board_parts';
import { FLOOR_PITCH } from '../../../generated';
import { happened, type Snapshot } from '../../../table/snapshot';
import { copyOf, travel } from '../../../motion/travel';
import type { CarcassonneView, Event, FigureView } from '../../../wire';
import { tileOf } from '../tiles/catalogue.svelte';
import { type Cell, cellText, type Point, TILE } from '../geometry/cells';
import { figureOn, flyPoints, guardOn } from './flying_points';
import { thiefIn } from './event_sentences';
import { type Scored, scoredIn } from './score_events';
import { cellBox } from '../board/on_screen';
import type { Story } from './story.svelte';
import { walkHome } from './walking_home';

export type CarcassonneSnapshot = Snapshot<CarcassonneView>;

const MOVES = 220;
const WALKS = 420;
const FLOOR = 420;
const APART = 120;
const OUTLINED = 420;
const PUFF = 420;
const WATER = 'V';
const SVG = 'http://www.w3.org/2000/svg';

const findOnBoard = (selector: string) => document.querySelector<SVGElement>(`[data-board] ${selector}`);

/** Return the animations between two snapshots: tiles travel, features are outlined and paid, figures walk home, thieves are narrated. */
export function animations(story: Story, old: CarcassonneSnapshot, next: CarcassonneSnapshot): Transition {
  const events = happened(old, next);
  if (next.view.outcome) return { before: [], after: [] };
  const before = [...laying(events, next.view), ...paying(story, events), ...thieving(story, events, next)];
  return {
    before: before.filter((group) => group.length),
    after: [
      ...events.filter((event) => event.kind === 'laid').map((event) => () => growDownstream(event, next.view)),
      ...risenIn(events).map((at) => () => rest(at)),
    ],
  };
}

// --- placing a tile

/** Move a rival's tile from the dock to its place; the viewer's own tile is already there. */
function laying(events: readonly Event[], { seat }: CarcassonneView): Motion[][] {
  return events
    .filter((event) => event.kind === 'laid' && event.seat !== seat)
    .map((event) => [
      () => {
        const tile = document.querySelector('[data-phase="wait"] > .tile > svg');
        const place = cellBox(event.at as Cell);
        return tile && place ? travel(copyOf(tile), tile.getBoundingClientRect(), place, { time: MOVES }) : null;
      },
    ]);
}

/** Grow a river tile from the tile upstream. */
function growDownstream(event: Event, { tiles }: CarcassonneView): Animation | null {
  const [x, y] = event.at as [number, number];
  const before = tiles.findLast((tile) => !(tile.at[0] === x && tile.at[1] === y));
  if (!before || !tileOf(event.tile as string)?.edges.includes(WATER)) return null;
  const [dx, dy] = [before.at[0] - x, before.at[1] - y];
  if (Math.abs(dx) + Math.abs(dy) !== 1) return null;
  const origin = `${(x + 0.5 + dx / 2) * TILE}px ${(y + 0.5 + dy / 2) * TILE}px`;
  const flat = dx ? 'scaleX(0)' : 'scaleY(0)';
  return (
    findOnBoard(`[data-tile="${x},${y}"]`)?.animate(
      [
        { transform: flat, transformOrigin: origin },
        { transform: 'none', transformOrigin: origin },
      ],
      { duration: WALKS, easing: 'ease-out', fill: 'backwards' },
    ) ?? null
  );
}

// --- scoring during the game

/** Outline scored features, fly their points, and walk their figures home; also walk replaced guards home. */
function paying(story: Story, events: readonly Event[]): Motion[][] {
  const replaced = events.some(replaces);
  return scoredIn(events)
    .filter((one) => one.kind !== 'guard' || replaced)
    .flatMap((one) => [
      [
        () => {
          story.scored = [one];
          return one.pieces.length ? pause(OUTLINED) : null;
        },
      ],
      [...pills([one]), ...goingHome(one)],
    ]);
}

function pills(scored: readonly Scored[]): Motion[] {
  return scored.flatMap((one) => one.seats.map((seat) => () => flyPoints([{ ...one, seats: [seat] }])[0] ?? null));
}

function goingHome(one: Scored): Motion[] {
  if (one.kind === 'guard') return [() => walkHome(guardOn(one.at, one.seats[0]!), 'guard', one.seats[0]!)];
  const leaving: readonly FigureView[] = one.complete
    ? one.figures
    : one.recalled
      ? one.figures.filter((figure) => figure.figure === 'abbot' && one.seats.includes(figure.seat))
      : [];
  return leaving.map((figure) => () => walkHome(figureOn(figure), shapeOn(figure.figure, figure.piece), figure.seat));
}

// --- thieves

/** Narrate a thief step by step: floors rise in turn, the guards' points fly, and the guards walk home. */
function thieving(story: Story, events: readonly Event[], next: CarcassonneSnapshot): Motion[][] {
  const risen = risenIn(events).map((at, index) => () => dropFloor(at, index));
  const thief = thiefIn(events, next);
  if (!thief) return [risen];
  const step = (at: number) => () => void (story.step = at);
  return [
    [tellAnd(() => ((story.thief = thief), (story.step = 0)), MOVES)],
    risen,
    [tellAnd(step(1)), ...(thief.guards.length ? [() => flyPoints(thief.guards).at(-1) ?? null] : [])],
    [tellAnd(step(2)), ...thief.guards.flatMap(goingHome)],
    [tellAnd(step(3), MOVES)],
  ];
}

const replaces = (event: Event) => event.kind === 'guard-replaced';

/** Return a motion that changes the story and then waits. */
function tellAnd(change: () => unknown, time = 0): Motion {
  return () => {
    change();
    return time ? pause(time) : null;
  };
}

/** Wait for `time` milliseconds without moving anything. */
function pause(time: number): Animation | null {
  return document.querySelector('[data-board]')?.animate([{ opacity: 1 }, { opacity: 1 }], { duration: time }) ?? null;
}

/** Return the towers that rose. A first floor does not count, because it comes with its tile. */
function risenIn(events: readonly Event[]): Cell[] {
  return events.filter((event) => event.kind === 'raised' && event.floors !== 1).map((event) => event.at as Cell);
}

/** Skip the floor's fall in the new picture, because it has already fallen over the old picture. */
function rest(at: Cell): null {
  findOnBoard(`[data-tower="${cellText(at)}"]`)
    ?.getAnimations({ subtree: true })
    .forEach((animation) => animation.finish());
  return null;
}

/** Drop a copy of the uppermost floor onto its tower, with two puffs of dust, until the next picture shows it. */
function dropFloor(at: Cell, index: number): Animation | null {
  const tower = findOnBoard(`[data-tower="${cellText(at)}"]`);
  const top = tower?.querySelector<SVGImageElement>('image:last-of-type');
  if (!tower || !top) return null;
  const delay = index * APART;
  const floor = copyOf(top) as unknown as SVGImageElement;
  const y = Number(floor.getAttribute('y')) - FLOOR_PITCH;
  floor.setAttribute('y', `${y}`);
  tower.append(floor);
  const middle = Number(floor.getAttribute('x')) + Number(floor.getAttribute('width')) / 2;
  dust(tower, { x: middle, y: y + 16 }, delay);
  const fall = floor.animate(
    [
      { transform: 'translateY(-40px)', opacity: 0 },
      { transform: 'translateY(-30px)', opacity: 1, offset: 0.25 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: FLOOR, delay, easing: 'cubic-bezier(.4,0,.9,.6)', fill: 'both' },
  );
  const gone = () => floor.remove();
  fall.addEventListener('cancel', gone);
  return fall;
}

function dust(tower: Element, { x, y }: Point, delay: number): void {
  for (const side of [-1, 1]) {
    const puff = document.createElementNS(SVG, 'circle');
    puff.setAttribute('cx', `${x + side * 14}`);
    puff.setAttribute('cy', `${y}`);
    puff.setAttribute('r', '4');
    puff.setAttribute('class', 'dust');
    tower.append(puff);
    const blown = puff.animate(
      [
        { transform: 'none', opacity: 0.9 },
        { transform: `translate(${side * 8}px, -3px)`, opacity: 0 },
      ],
      { duration: PUFF, delay: delay + FLOOR, fill: 'both' },
    );
    const gone = () => puff.remove();
    blown.finished.then(gone, gone);
  }
}
