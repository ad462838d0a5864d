const SIZE = [1200, 630] as const;

/** Return the page's fonts as rules with inlined files, because a rasterised picture cannot load anything. Fonts that fail to load are skipped. */
async function ownFonts(): Promise<string> {
  const faces = allRules().filter((rule) => rule instanceof CSSFontFaceRule);
  const texts = await Promise.all(
    faces.map(async (face) => {
      const url = /url\("?([^")]+)"?\)/.exec(face.cssText)?.[1];
      if (!url) return '';
      const file = await dataUrl(new URL(url, face.parentStyleSheet?.href ?? location.href)).catch(() => null);
      return file ? face.cssText.replace(url, file) : '';
    }),
  );
  return texts.join('');
}

const allRules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);

async function dataUrl(url: URL): Promise<string> {
  const file = await (await fetch(url)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = failed;
    reader.readAsDataURL(file);
  });
}

/** Return the result of a finished game as a PNG; the server draws it, the client rasterises it. */
async function resultPng(table: string, number: number): Promise<Blob> {
  const { lang } = document.documentElement;
  const answer = await fetch(`/api/tables/${table}/games/${number}/picture.svg?language=${lang}`);
  if (!answer.ok) throw new Error(String(answer.status));
  const root = getComputedStyle(document.documentElement);
  const names = ['--font-ui', '--font-display'].map((name) => `${name}:${root.getPropertyValue(name)}`).join(';');
  const style = `<style>${await ownFonts()}svg{${names}}</style>`;
  return pixels((await answer.text()).replace('>', `>${style}`));
}

/** Rasterise a drawing of this page to a PNG, with the page's styles, symbols and fonts. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  [SIZE[0], SIZE[1]].forEach((size, index) => copy.setAttribute(['width', 'height'][index]!, String(size)));
  for (const symbol of usedSymbols(drawing)) copy.prepend(symbol.cloneNode(true));
  const rules = allRules().filter((rule) => !(rule instanceof CSSFontFaceRule));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await ownFonts()) + rules.map((rule) => rule.cssText).join('\n');
  copy.prepend(style);
  return pixels(new XMLSerializer().serializeToString(copy));
}

/** Return the symbols that a drawing uses, recursively. */
function usedSymbols(drawing: Element, found = new Set<Element>()): Set<Element> {
  for (const use of drawing.querySelectorAll('use')) {
    const symbol = document.querySelector(`.symbols ${use.getAttribute('href')}`);
    if (!symbol || found.has(symbol)) continue;
    found.add(symbol);
    usedSymbols(symbol, found);
  }
  return found;
}

async function pixels(svg: string): Promise<Blob> {
  const picture = new Image(...SIZE);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = SIZE;
  canvas.getContext('2d')!.drawImage(picture, 0, 0, ...SIZE);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('canvas'))), 'image/png'),
  );
}

/** Share a picture with the device's dialog; save it if there is none. */
export async function downloadOrShare(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Share the picture of a finished game. */
export async function shareResult(table: string, number: number): Promise<void> {
  await downloadOrShare(await resultPng(table, number), `rookery-${table}-${number}.png`);
}
