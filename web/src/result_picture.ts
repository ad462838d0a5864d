const SIZE = [1200, 630] as const;

/** The fonts of the page as rules that carry their files with them: a picture loads nothing. */
async function ownFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const texts = await Promise.all(
    faces.map(async (face) => {
      const url = /url\("?([^")]+)"?\)/.exec(face.cssText)?.[1];
      return url
        ? face.cssText.replace(url, await dataUrl(new URL(url, face.parentStyleSheet?.href ?? location.href)))
        : '';
    }),
  );
  return texts.join('');
}

async function dataUrl(url: URL): Promise<string> {
  const file = await (await fetch(url)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = failed;
    reader.readAsDataURL(file);
  });
}

/** The result of a finished game as a PNG, drawn by the server and turned into pixels here. */
export async function resultPng(table: string, number: number): Promise<Blob> {
  const { lang } = document.documentElement;
  const answer = await fetch(`/api/tables/${table}/games/${number}/picture.svg?language=${lang}`);
  if (!answer.ok) throw new Error(String(answer.status));
  const root = getComputedStyle(document.documentElement);
  const names = ['--font-ui', '--font-display'].map((name) => `${name}:${root.getPropertyValue(name)}`).join(';');
  const style = `<style>${await ownFonts()}svg{${names}}</style>`;
  const picture = new Image(...SIZE);
  const svg = (await answer.text()).replace('>', `>${style}`);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = SIZE;
  canvas.getContext('2d')!.drawImage(picture, 0, 0, ...SIZE);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('canvas'))), 'image/png'),
  );
}

/** Share the picture by the device's own dialog, or save it where there is none. */
export async function shareResult(table: string, number: number): Promise<void> {
  const file = new File([await resultPng(table, number)], `rookery-${table}-${number}.png`, { type: 'image/png' });
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
