import { theme } from '../../../device/preferences.svelte';

const SVG = 'http://www.w3.org/2000/svg';
const USE = /<use( [^>]*?)(?:\/>|><\/use>)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const EMPTY = /<g\b[^>]*>\s*<\/g>/g;
const CLASS = /class="([^"]*)"/g;
const VARIABLE = /var\(--([\w-]+)(?:,[^()]*)?\)/g;

/** Left, top, width and height. */
export type Frame = readonly [number, number, number, number];

export type Theme = 'light' | 'dark';

/** A drawing as an image. The browser keeps the image decoded as long as `element` exists. */
export class DrawnImage {
  readonly element = new Image();

  constructor(readonly href: string) {
    this.element.src = href;
  }
}

/** The page's styles for drawings: rules by class, and the values of custom properties in each theme. */
export interface DrawingStyle {
  rules: Map<string, string>;
  tokens: Record<Theme, Map<string, string>>;
}

let style: DrawingStyle | null = null;
const made = new Map<string, DrawnImage>();
const symbols = new Map<string, { frame: Frame; inside: string } | null>();

/**
 * Return a drawing of the page as an image; `name` identifies it among all drawings.
 *
 * A full board has a few hundred drawings. As images they are as many elements; as drawings they are tens of thousands, with groups and
 * clips that a browser sorts into layers whenever the board moves.
 */
export function drawnImage(name: string, drawing: string, frame: Frame): DrawnImage {
  const key = `${name} ${theme()}`;
  const known = made.get(key);
  if (known) return known;
  const image = new DrawnImage(address(drawing, frame, theme()));
  made.set(key, image);
  return image;
}

/** Return drawings of the same frame, without their small details, side by side in one image. */
export function drawnSheet(drawings: readonly string[], frame: Frame, theme: Theme): HTMLImageElement {
  const [, , width, height] = frame;
  const cells = drawings.map((drawing, index) =>
    markup('svg', { x: index * width, y: 0, width, height, viewBox: frame.join(' ') }, drawing),
  );
  return new DrawnImage(address(cells.join(''), [0, 0, width * drawings.length, height], theme, false)).element;
}

/** Return a drawing, with the style rules it needs, as a data URL. */
function address(drawing: string, frame: Frame, theme: Theme, detailed = true): string {
  style ??= readStyle(document.styleSheets);
  const [, , width, height] = frame;
  const copied = withoutReferences(drawing);
  const shown = detailed ? copied : withoutDetails(copied, style);
  const inside = `<style>${rulesFor(shown, style)}</style>${shown}`;
  const svg = markup('svg', { xmlns: SVG, viewBox: frame.join(' '), width, height }, inside);
  return `data:image/svg+xml,${encodeURIComponent(inTheme(svg, style, theme))}`;
}

/** Serialise an element. */
export function markup(name: string, attributes: Record<string, string | number>, inside = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

/** Replace references to symbols with copies: each reference would cost a shadow tree of three more elements. */
function withoutReferences(drawing: string): string {
  return drawing.replace(USE, (_, written: string) => {
    const { href, x = 0, y = 0, width = 0, height = 0, ...others } = attributesOf(written);
    const symbol = symbolNamed(String(href).slice(1));
    if (!symbol) return '';
    const [left, top, wide, high] = symbol.frame;
    const scale = Math.min(+width / wide, +height / high);
    const right = +x + (+width - scale * wide) / 2 - scale * left;
    const down = +y + (+height - scale * high) / 2 - scale * top;
    const transform = `translate(${right.toFixed(2)} ${down.toFixed(2)}) scale(${scale.toFixed(3)})`;
    return markup('g', { transform, ...others }, symbol.inside);
  });
}

/** Return a symbol of the page, cached. */
function symbolNamed(name: string): { frame: Frame; inside: string } | null {
  const known = symbols.get(name);
  if (known !== undefined) return known;
  const element = document.getElementById(name);
  const frame = element?.getAttribute('viewBox')?.split(' ').map(Number) as Frame | undefined;
  const found = element && frame ? { frame, inside: element.innerHTML } : null;
  symbols.set(name, found);
  return found;
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries([...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]));
}

/** Remove all elements that the style sheets mark as details. */
export function withoutDetails(drawing: string, { rules }: DrawingStyle): string {
  const details = [...rules].flatMap(([name, rule]) => (rule.includes('--detail') ? [name] : []));
  const element = new RegExp(`<(\\w+)\\b[^>]*\\bclass="(?:${details.join('|')})"[^>]*?(?:/>|>[^]*?</\\1>)`, 'g');
  return drawing.replace(element, '').replace(EMPTY, '');
}

/** Return the style rules that a drawing needs. */
export function rulesFor(drawing: string, { rules }: DrawingStyle): string {
  const classes = new Set([...drawing.matchAll(CLASS)].flatMap((found) => found[1]!.split(' ')));
  return [...classes].map((name) => rules.get(name) ?? '').join('');
}

/** Replace the page's custom properties with the theme's values; properties that a drawing sets itself stay. */
export function inTheme(text: string, { tokens }: DrawingStyle, theme: Theme): string {
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
