/** An animation's duration in milliseconds, the height of its arc, and whether it fades out at the end. */
export interface Journey {
  time: number;
  hop?: number;
  fades?: boolean;
}

/** Animate an element across the page to the centre of another box; it shrinks to the given width and is removed on arrival. */
export function travel(
  thing: HTMLElement | SVGElement,
  from: DOMRect,
  to: DOMRect,
  { time, hop = 0, fades }: Journey,
): Animation {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const scale = to.width && from.width ? Math.min(1, to.width / from.width) : 1;
  thing.classList.add('travelling');
  thing.setAttribute('aria-hidden', 'true');
  thing.style.left = `${from.x}px`;
  thing.style.top = `${from.y}px`;
  (document.querySelector('.app') ?? document.body).append(thing);
  const middle = { transform: `translate(${x / 2}px, ${Math.min(0, y) - hop}px)`, easing: 'ease-in' };
  const there = `translate(${x}px, ${y}px) scale(${scale})`;
  const animation = thing.animate(
    [
      { transform: 'none', ...(hop ? { easing: 'ease-out' } : {}) },
      ...(hop ? [middle] : []),
      ...(fades ? [{ transform: there, opacity: 1, offset: 0.8 }] : []),
      { transform: there, opacity: fades ? 0 : 1 },
    ],
    { duration: time, easing: hop ? 'linear' : fades ? 'ease-in-out' : 'cubic-bezier(.2,.8,.3,1)', fill: 'forwards' },
  );
  const gone = () => thing.remove();
  animation.finished.then(gone, gone);
  return animation;
}

/** Clone an element of the page, so that the copy can be animated in its place. */
export function copyOf(element: Element): HTMLElement {
  return element.cloneNode(true) as HTMLElement;
}
