import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';

/** The colors of the light theme by their names in app/globals.css, which pictures cannot use. */
const colors = new Map(
  [...readFileSync('app/globals.css', 'utf8').matchAll(/--color-([\w-]+): (?:light-dark\()?(#\w+)/g)].map(
    ([, name, color]) => [name, color],
  ),
);

/**
 * The color of a Tailwind class without its first part, as "ink" or "ink/8".
 *
 * @returns a color, and its opacity from 0 to 1
 * @throws Error if the theme has no such color
 */
export function colorOf(name: string): [color: string, opacity: number] {
  const [base, percent = '100'] = name.split('/');
  const color = base === 'none' ? 'none' : colors.get(base);
  if (!color) throw new Error(`app/globals.css has no color ${name}`);
  return [color, Number(percent) / 100];
}

/** An SVG element as the address of an image. The renderer of share images knows neither classes nor fonts: words are left out. */
export async function drawingAddress(drawing: ReactNode): Promise<string> {
  // biome-ignore lint/plugin: on the server
  const { renderToStaticMarkup } = await import('react-dom/server');
  const svg = renderToStaticMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/<text.*?<\/text>/gs, '')
    .replace(/class="([^"]*)"/g, (_, classes: string) => classes.split(' ').map(attributesOf).join(' '));
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function attributesOf(name: string): string {
  const [, property, color] = /^(fill|stroke)-(.+)$/.exec(name) ?? [];
  if (!property || !color) return '';
  const [value, opacity] = colorOf(color);
  return opacity < 1 ? `${property}="${value}" ${property}-opacity="${opacity}"` : `${property}="${value}"`;
}
