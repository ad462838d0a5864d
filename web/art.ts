import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ART = new URL('../src/rookery/drawing/art/', import.meta.url);
const FILES = ['sprites.svg', 'scenery.svg'];
const SYMBOL = /<symbol id="([\w-]+)"[^]*?<\/symbol>/g;

/** All symbols of the package's art by id, without whitespace between tags. */
function symbols(): Map<string, string> {
  const text = FILES.map((file) => readFileSync(new URL(file, ART), 'utf8')).join('');
  return new Map([...text.matchAll(SYMBOL)].map((found) => [found[1]!, found[0].replace(/>\s+</g, '><')]));
}

/** The icon as a standalone SVG file, made from its symbol. */
function icon(): string {
  const inner = symbols()
    .get('app-icon')!
    .replace(/^<symbol[^>]*>|<\/symbol>$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${inner}</svg>`;
}

/** A colour of the light theme, from the design tokens. */
function token(name: string): string {
  const css = readFileSync(new URL('tokens.css', ART), 'utf8');
  return new RegExp(`--${name}: (#\\w+)`).exec(css)![1]!;
}

/** Screens shown before the installation, by their files in web/public, which `tools/screenshots.py` takes; the server translates the labels. */
const SCREENS = [
  ['five-towers-auction', 'game-five-towers'],
  ['carcassonne-place', 'game-carcassonne'],
];
const DEVICES = [
  ['desktop', 'wide', '1440x900'],
  ['phone', 'narrow', '360x740'],
];

const MANIFEST = {
  name: 'Rookery',
  short_name: 'Rookery',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  categories: ['games'],
  file_handlers: [{ action: '/replays', accept: { 'application/x-rook': ['.rook'] } }],
  background_color: token('bg'),
  theme_color: token('sky-1'),
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: DEVICES.flatMap(([device, form_factor, sizes]) =>
    SCREENS.map(([screen, label]) => {
      return { src: `/${screen}-${device}-light.jpg`, sizes, type: 'image/jpeg', form_factor, label };
    }),
  ),
};

/** A Vite plugin that inlines the symbols into the page and generates the icon and the manifest from the package's art. */
export function art(): Plugin {
  return {
    name: 'rookery-art',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--symbols-->',
        `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="symbols" aria-hidden="true">${[...symbols().values()].join('')}</svg>`,
      ),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: icon() });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) });
    },
  };
}
