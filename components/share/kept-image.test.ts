import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { fontFile, keptImage } from './kept-image';

const draws: string[] = [];
jest.mock('next/og', () => ({
  ImageResponse: class extends Response {
    constructor(element: { props: { children: string } }) {
      draws.push(element.props.children);
      super(`picture of ${element.props.children}`);
    }
  },
}));

let folder: string;
beforeEach(() => {
  draws.length = 0;
  folder = mkdtempSync(path.join(os.tmpdir(), 'images-'));
  mkdirSync(path.join(folder, 'node_modules/next'), { recursive: true });
  writeFileSync(path.join(folder, 'node_modules/next/package.json'), '{"version":"1.0.0"}');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const size = { width: 1200, height: 630 };
const picture = async (words: string, font = 'a font') => {
  const fonts = [{ name: 'Figtree', data: Buffer.from(font), weight: 500 as const }];
  return (await keptImage(createElement('p', null, words), size, fonts)).text();
};

it('keptImage draws a picture again only when its words, its fonts or the program that draws it changed', async () => {
  expect([await picture('fees'), await picture('fees')]).toEqual(['picture of fees', 'picture of fees']);
  expect(draws).toEqual(['fees']);
  await picture('mining');
  await picture('fees', 'another font');
  writeFileSync(path.join(folder, 'node_modules/next/package.json'), '{"version":"1.0.1"}');
  await picture('fees');
  expect(draws).toEqual(['fees', 'mining', 'fees', 'fees']);
});

it('keptImage leaves whole pictures only, and says that they are PNG', async () => {
  const response = await keptImage(createElement('p', null, 'fees'), size, []);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(readdirSync(path.join(folder, '.next/cache/share-images'))).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}\.png$/),
  ]);
});

test('fontFile gives each picture the same buffer, by which the renderer knows a font that it has parsed', async () => {
  mkdirSync(path.join(folder, 'node_modules/@fontsource'));
  writeFileSync(path.join(folder, 'node_modules/@fontsource/a.woff'), 'a font');
  expect(String(await fontFile('a.woff'))).toBe('a font');
  expect(await fontFile('a.woff')).toBe(await fontFile('a.woff'));
});
