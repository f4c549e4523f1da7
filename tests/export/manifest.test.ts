/* The manifest, by the members of https://www.w3.org/TR/appmanifest/ and what Chromium asks of an installation. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { site } from '@/content/site';
import { localePath } from '@/lib/content/links';
import { HTML_LANG, LOCALES, type Locale } from '@/lib/format/locale';
import { exportedFiles, htmlOf, out } from '../site';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

const pathOf = (locale: Locale) => localePath(locale, '/manifest.webmanifest');
const manifestOf = (locale: Locale) => JSON.parse(readFileSync(path.join(out, pathOf(locale)), 'utf8'));
const manifest = manifestOf('en');
const files = new Set(exportedFiles());
const icons: Picture[] = manifest.icons;
const screenshots: Picture[] = manifest.screenshots;

it('has a name, an identity, a description and colors', () => {
  expect(manifest).toMatchObject({ name: site.name, short_name: site.name, lang: 'en', dir: 'ltr' });
  expect(manifest.id).toMatch(/^[\w-]+$/);
  expect(htmlOf('/')).toContain(`<meta name="description" content="${manifest.description}"`);
  expect(htmlOf('/')).toContain(`content="${manifest.theme_color}"`);
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/);
  expect(manifest.display).toBe('minimal-ui');
});

it('has relative addresses only, so that it holds under a sub-path', () => {
  const addresses = [...icons, ...screenshots].map(({ src }) => src);
  const pages = [manifest.start_url, manifest.scope, ...manifest.shortcuts.map(({ url }: { url: string }) => url)];
  for (const address of [...addresses, ...pages]) {
    const { href } = new URL(address, 'https://host.example/sub/manifest.webmanifest');
    expect(href).toMatch(/^https:\/\/host\.example\/sub\//);
  }
});

it('has icons of the sizes that Chromium asks for, one of them maskable', () => {
  const png = icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of png) {
    const { width, height } = PNG.sync.read(readFileSync(path.join(out, src)));
    expect(`${width}x${height}`).toBe(sizes);
  }
  const sizesOf = (purpose: string) => png.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(sizesOf('any')).toEqual(['192x192', '512x512']);
  expect(sizesOf('maskable')).toEqual(['512x512']);
});

it('draws the maskable icon within the circle that no system cuts, on an opaque ground', () => {
  const { src = '' } = icons.find(({ purpose }) => purpose === 'maskable') ?? {};
  const { width, height, data } = PNG.sync.read(readFileSync(path.join(out, src)));
  const at = (x: number, y: number) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
  const ground = at(0, 0);
  expect(ground[3]).toBe(255);
  // The edge of the paper of the icon is blended with the same paper, and differs by rounding.
  const isDrawn = (x: number, y: number) => at(x, y).some((value, index) => Math.abs(value - (ground[index] ?? 0)) > 8);
  let farthest = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isDrawn(x, y)) farthest = Math.max(farthest, Math.hypot(x - width / 2, y - height / 2));
  expect(farthest).toBeGreaterThan(0);
  // Four tenths of the width: https://www.w3.org/TR/appmanifest/#icon-masks
  expect(farthest).toBeLessThanOrEqual(0.4 * width);
});

it.each(LOCALES)(
  'has screenshots in the language %s for narrow and for wide screens, of a size that Chromium shows',
  (locale) => {
    const { lang, start_url, screenshots }: { lang: string; start_url: string; screenshots: Picture[] } =
      manifestOf(locale);
    expect(lang).toBe(HTML_LANG[locale]);
    const pathFrom = (address: string) => new URL(address, `https://host.example${pathOf(locale)}`).pathname;
    expect(pathFrom(start_url)).toBe(localePath(locale, '/'));
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
    for (const { src, sizes, label, type } of screenshots) {
      const file = pathFrom(src).slice(1);
      expect(files).toContain(file);
      // Each has its own pictures.
      expect(file.split('/')).toContain(locale);
      expect([type, Boolean(label)]).toEqual(['image/jpeg', true]);
      const [width = 0, height = 0] = sizes.split('x').map(Number);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height)).toBeLessThanOrEqual(2.3 * Math.min(width, height));
      expect(sizeOfJpeg(readFileSync(path.join(out, file)))).toBe(sizes);
    }
  },
);

it('has shortcuts to pages of the site', () => {
  expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(3);
  for (const { name, url } of manifest.shortcuts) {
    const { pathname, hash } = new URL(url, 'https://host.example/');
    expect(name).toBeTruthy();
    if (hash) expect(htmlOf(pathname)).toContain(`id="${hash.slice(1)}"`);
    else expect(htmlOf(pathname)).toBeTruthy();
  }
});

/** From its start of frame (ISO/IEC 10918-1, B.2.2). */
function sizeOfJpeg(jpeg: Buffer): string {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2))
    if (/^c[0-2]$/.test(jpeg.readUInt8(at + 1).toString(16)))
      return `${jpeg.readUInt16BE(at + 7)}x${jpeg.readUInt16BE(at + 5)}`;
  throw new Error('no JPEG');
}
