import { FIGURES } from '../../../generated';
import { travel } from '../../../motion/travel';
import { symbolOf } from '../board/board_parts';
import { plateOf } from './flying_points';
import { onScreen } from '../board/on_screen';

const WALKS = 420;
/** The time for which the trail is shown, in milliseconds. */
const TRAIL = 900;
const HOP = 24;
const SVG = 'http://www.w3.org/2000/svg';

/** Animate a figure from the board to its player's plate; dots mark its way for a second. */
export function walkHome(figure: Element | null, shape: string, seat: number): Animation | null {
  const plate = plateOf(seat)?.getBoundingClientRect();
  const box = figure?.getBoundingClientRect();
  if (!figure || !plate || !box) return null;
  figure.animate([{ opacity: 0 }, { opacity: 0 }], { duration: WALKS * 4, fill: 'forwards' });
  const walker = figurePicture(shape, seat, onScreen()?.a ?? 1);
  const [wide, high] = [Number(walker.getAttribute('width')), Number(walker.getAttribute('height'))];
  const from = new DOMRect(box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2, wide, high);
  const to = new DOMRect(plate.x, plate.y, wide, plate.height);
  leaveTrail(from, to, seat);
  return travel(walker, from, to, { time: WALKS, hop: HOP });
}

/** Draw dots from the feet of a figure to its plate. */
function leaveTrail(from: DOMRect, to: DOMRect, seat: number): void {
  const picture = element('svg', { class: `rk-seat-${seat + 1}`, 'aria-hidden': 'true' });
  picture.classList.add('trail');
  const [x, y] = [from.x + from.width / 2, from.bottom - 4];
  const [endX, endY] = [to.x + to.width / 2, to.y + to.height / 2];
  const path = element('path', {
    d: `M${x} ${y}Q${(x + endX) / 2} ${Math.min(y, endY) - HOP} ${endX} ${endY}`,
  });
  picture.append(path);
  (document.querySelector('.app') ?? document.body).append(picture);
  const shown = picture.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: TRAIL });
  const gone = () => picture.remove();
  shown.finished.then(gone, gone);
}

/** Draw a figure on its own, at `unit` pixels per board unit. */
function figurePicture(shape: string, seat: number, unit: number): SVGElement {
  const symbol = symbolOf(shape);
  const [x, y, width, height] = FIGURES[symbol] as readonly number[] as [number, number, number, number];
  const picture = element('svg', {
    viewBox: [x, y, width, height].join(' '),
    width: width * unit,
    height: height * unit,
    class: `rk-seat-${seat + 1}`,
  });
  picture.append(element('use', { href: `#${symbol}`, x, y, width, height }));
  return picture;
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`);
  return made;
}
