import { theme } from '../../preferences.svelte';

const SVG = 'http://www.w3.org/2000/svg';
const REFERENCE = /href="#([\w-]+)"/g;
const CLASS = /class="([^"]*)"/g;
const VARIABLE = /var\(--([\w-]+)(?:,[^()]*)?\)/g;

/** Left, top, width and height. */
export type Frame = readonly [number, number, number, number];

/** A drawing as an image. While `element` is kept, the browser keeps the image ready. */
export interface DrawnImage {
  href: string;
  element: HTMLImageElement;
}

/** What the style sheets of the page say about drawings: rules by class, and the values of custom properties in each theme. */
export interface DrawingStyle {
  rules: Map<string, string>;
  tokens: Record<'light' | 'dark', Map<string, string>>;
}

let style: DrawingStyle | null = null;
const made = new Map<string, DrawnImage>();

/**
 * A drawing of the page as an image; `name` is its own among all drawings, `far` leaves out the small details.
 *
 * A full board has a few hundred drawings. As images they are as many elements; as drawings they are tens of thousands, with groups and
 * clips that a browser sorts into layers whenever the board moves.
 */
export function drawnImage(name: string, drawing: string, frame: Frame, far = false): DrawnImage {
  const key = `${name} ${theme()} ${far}`;
  const known = made.get(key);
  if (known) return known;
  style ??= readStyle(document.styleSheets);
  const symbols = symbolsOf(drawing);
  const rules = rulesFor(symbols + drawing, style) + (far ? 'svg{--detail:none}' : '');
  const [, , width, height] = frame;
  const viewBox = frame.join(' ');
  const svg = markup('svg', { xmlns: SVG, viewBox, width, height }, `<style>${rules}</style>${symbols}${drawing}`);
  const element = new Image();
  element.src = `data:image/svg+xml,${encodeURIComponent(inTheme(svg, style, theme()))}`;
  const image = { href: element.src, element };
  made.set(key, image);
  return image;
}

/** An element as text. */
export function markup(name: string, attributes: Record<string, string | number>, inside = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

/** The symbols of the page that a drawing refers to. */
function symbolsOf(drawing: string): string {
  const names = new Set([...drawing.matchAll(REFERENCE)].map((found) => found[1]!));
  return [...names].map((name) => document.getElementById(name)?.outerHTML ?? '').join('');
}

/** The style rules that a drawing needs. */
export function rulesFor(drawing: string, { rules }: DrawingStyle): string {
  const classes = new Set([...drawing.matchAll(CLASS)].flatMap((found) => found[1]!.split(' ')));
  return [...classes].map((name) => rules.get(name) ?? '').join('');
}

/** A text with the values of a theme in the place of the page's custom properties; those that a drawing sets itself stay. */
export function inTheme(text: string, { tokens }: DrawingStyle, theme: 'light' | 'dark'): string {
  return text.replace(VARIABLE, (found, name: string) => tokens[theme].get(name) ?? tokens.light.get(name) ?? found);
}

function readStyle(sheets: Iterable<CSSStyleSheet>): DrawingStyle {
  const found: DrawingStyle = { rules: new Map(), tokens: { light: new Map(), dark: new Map() } };
  for (const sheet of sheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const { selectorText, cssText } = rule;
      if (/^\.rk-[\w-]+$/.test(selectorText)) found.rules.set(selectorText.slice(1), cssText);
      const theme = selectorText === ':root' ? 'light' : selectorText.startsWith('[data-theme=') ? 'dark' : null;
      if (!theme) continue;
      for (const name of rule.style)
        if (name.startsWith('--')) found.tokens[theme].set(name.slice(2), rule.style.getPropertyValue(name).trim());
    }
  return found;
}
