import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';

type Fonts = { name: string; data: Buffer; weight: 400 | 500 | 600 | 700 }[];

/** Hosts keep this folder from one build to the next. */
const FOLDER = '.next/cache/share-images';

const files = new Map<string, Promise<Buffer>>();

/**
 * A file of the fonts in node_modules/@fontsource. The renderer parses a font once for each buffer, so all pictures have the same one.
 *
 * @param file such as `figtree/files/figtree-latin-500-normal.woff`
 */
export function fontFile(file: string): Promise<Buffer> {
  const read = files.get(file) ?? readFile(path.join(process.cwd(), 'node_modules/@fontsource', file));
  files.set(file, read);
  return read;
}

/** A text without the signs that the font files lack, for which the renderer would ask another host. */
export const inFont = (text: string) => text.replaceAll('≈', '~').replaceAll('\u202f', '\u00a0');

/**
 * A picture of an element, as PNG. Drawing takes half of the time of a page: a picture whose element, size and fonts are those of an
 * earlier build is taken from it.
 */
export async function keptImage(
  element: ReactElement,
  size: { width: number; height: number },
  fonts: Fonts,
): Promise<Response> {
  const file = path.join(process.cwd(), FOLDER, `${await keyOf(element, size, fonts)}.png`);
  const kept = await readFile(file).catch(() => undefined);
  const image = kept ?? Buffer.from(await new ImageResponse(element, { ...size, fonts }).arrayBuffer());
  if (!kept) await keep(file, image);
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
}

/** A build that is stopped leaves no half of a picture. */
async function keep(file: string, image: Buffer) {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, image);
  await rename(unfinished, file);
}

async function keyOf(element: ReactElement, size: object, fonts: Fonts): Promise<string> {
  // Next refuses the import at the top of a file of a route.
  // biome-ignore lint/plugin: on the server
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { version } = JSON.parse(await readFile(path.join(process.cwd(), 'node_modules/next/package.json'), 'utf8'));
  const hash = createHash('sha256').update(JSON.stringify([version, size, renderToStaticMarkup(element)]));
  for (const { name, weight, data } of fonts) hash.update(`${name} ${weight}`).update(data);
  return hash.digest('hex');
}
