import { renderToStaticMarkup } from 'react-dom/server';
import { CLAIM_IDS } from '@/content/claims';
import { FIGURE_IDS } from '@/content/figures';
import { SourcesPage } from './sources-page';

const html = renderToStaticMarkup(<SourcesPage locale="en" />);
const row = (id: string) => html.match(new RegExp(`<article id="${id}".*?</article>`, 's'))?.[0] ?? '';

it('has one row for every claim, with no place left unfilled', () => {
  for (const id of CLAIM_IDS) expect([id, html.split(`id="${id}"`).length - 1]).toEqual([id, 1]);
  expect(html).not.toMatch(/\{\w+\}|NaN/);
});

it('lists every row on top, once, under the number it states', () => {
  const list = html.match(/<nav.*<\/nav>/s)?.[0] ?? '';
  for (const id of [...CLAIM_IDS, ...FIGURE_IDS]) expect([id, list.split(`href="#${id}"`).length - 1]).toEqual([id, 1]);
  expect(list).toMatch(/href="#argentina-inflation-2023"[^>]*><strong[^>]*>211\.4% <\/strong>Inflation in Argentina/);
});

it('says of a number that was read where, and for when', () => {
  expect(row('argentina-inflation-2023')).toContain('211.4%');
  expect(row('argentina-inflation-2023')).toContain('href="https://kesq.com/');
  expect(row('argentina-inflation-2023')).toContain('for December 2023');
});

it('leads from a computed number to its data', () => {
  expect(row('coin-1980')).toContain('49¢');
  expect(row('coin-1980')).toContain('href="#owner"');
});
