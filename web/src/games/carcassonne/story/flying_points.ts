import { travel } from '../../../motion/travel';
import type { FigureView } from '../../../wire';
import { figureKey } from '../board/board_parts';
import { cellText } from '../geometry/cells';
import type { Scored } from './score_events';

const FLIES = 700;
const APART = 120;
const SVG = 'http://www.w3.org/2000/svg';

/** Return the element of a figure on the board. */
export function figureOn(figure: FigureView): Element | null {
  return document.querySelector(`[data-figure="${figureKey(figure)}"]`);
}

/** Return the element of a guard on its tower. */
export function guardOn(at: readonly [number, number], seat: number): Element | null {
  return document.querySelector(`[data-figure="guard ${cellText(at)} ${seat}"]`);
}

/** Return the element that shows a player's points. */
export function plateOf(seat: number): Element | null {
  return document.querySelector(`main [data-seat="${seat}"]`);
}

/** Animate points from the figures that earned them to the players' names. */
export function flyPoints(scored: readonly Scored[]): Animation[] {
  return scored
    .flatMap((one) => one.seats.map((seat) => ({ seat, points: one.points, from: sourceOf(one, seat) })))
    .flatMap(({ seat, points, from }, index) => flyPill(seat, points, from, index * APART) ?? []);
}

function sourceOf({ kind, at, figures }: Scored, seat: number): Element | null {
  if (kind === 'guard') return guardOn(at, seat);
  const own = figures.find((figure) => figure.seat === seat);
  return own ? figureOn(own) : null;
}

/** Return the mark of a seat, as in its token. */
function mark(seat: number): SVGSVGElement {
  const token = document.createElementNS(SVG, 'svg');
  token.setAttribute('viewBox', '-11 -11 22 22');
  const disc = document.createElementNS(SVG, 'circle');
  disc.setAttribute('r', '10');
  const sign = document.createElementNS(SVG, 'use');
  sign.setAttribute('href', `#seat-${seat + 1}`);
  for (const [name, value] of Object.entries({ x: -5, y: -5, width: 10, height: 10 }))
    sign.setAttribute(name, `${value}`);
  token.append(disc, sign);
  return token;
}

/** Animate a pill with points from an element, or from the centre of the board, to a player's plate. */
export function flyPill(seat: number, points: number, from: Element | null, delay = 0): Animation | null {
  const plate = plateOf(seat)?.getBoundingClientRect();
  const source = (from ?? document.querySelector('[data-board]'))?.getBoundingClientRect();
  if (!plate || !source) return null;
  const pill = document.createElement('span');
  pill.classList.add('gain', 'marked', `seat-${seat + 1}`);
  pill.append(mark(seat), `+${points}`);
  const at = new DOMRect(source.x + source.width / 2 - 24, source.y + source.height / 2 - 16, 0, 0);
  const animation = travel(pill, at, plate, { time: FLIES, fades: true });
  if (delay) animation.effect?.updateTiming({ delay, fill: 'both' });
  return animation;
}
