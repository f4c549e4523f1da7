import { readFileSync } from 'node:fs';
import { brand } from './brand';

it('the colors of pictures and browser bars are those of the pages', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  expect(css).toContain(`--color-paper: light-dark(${brand.paper}, ${brand.paperByNight});`);
  expect(css).toContain(`--color-ink: light-dark(${brand.ink},`);
  expect(css).toContain(`--color-muted: light-dark(${brand.muted},`);
  expect(css).toContain(`--color-loss-fill: light-dark(${brand.red},`);
});

it('the icon has the colors of the logo', () => {
  const colors = readFileSync('app/icon.svg', 'utf8').match(/#\w+/g);
  expect([...new Set(colors)]).toEqual([brand.paper, brand.ink, brand.red]);
});
