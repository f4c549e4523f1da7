import { within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CLAIM_IDS } from '@/content/claims';
import { en } from '@/content/en';
import { FIGURE_IDS } from '@/content/figures';
import { formatClaim, formatDifference, getClaim, getClaims } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { SourcesPage } from './sources-page';

const { claimWords } = getContent('en');

const html = renderToStaticMarkup(<SourcesPage locale="en" />);
document.body.innerHTML = html;
const row = (id: string) => document.getElementById(id) as HTMLElement;
/** The row, or the table that contains it with the facts that its rows share. */
const article = (id: string) => row(id).closest('article') as HTMLElement;
const links = (element: HTMLElement) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('has one row for every claim, and a value for every {name}', () => {
  for (const id of CLAIM_IDS) expect([id, html.split(`id="${id}"`).length - 1]).toEqual([id, 1]);
  // The filter gets its sentences with their blanks.
  expect(html.replace(/ data-properties="[^"]*"/g, '')).not.toMatch(/\{\w+\}|NaN/);
});

it.each(getClaims())('shows value, method, caveat and source of $id', (claim) => {
  const { id, figures, official, source } = claim;
  const { how, caveat } = claimWords[id];
  expect(row(id)).toHaveTextContent(formatClaim(claim, 'en'));
  for (const words of [how, caveat]) expect(article(id).textContent).toContain(words);
  for (const figure of figures) expect(links(article(id))).toContain(`/data/${figure}`);
  if (source) expect(links(article(id))).toContain(source.url);
  if (official) {
    expect(row(id)).toHaveTextContent(formatClaim(claim, 'en', official.value));
    expect(article(id)).toHaveTextContent(official.name);
  }
});

it('shows the date of a number that was read', () => {
  expect(row('argentina-inflation-2023')).toHaveTextContent('for December 2023');
});

it('shows numbers of one kind in a table, and their shared facts once', () => {
  expect(row('owner-housing-2020')).toHaveTextContent(/^2020\s*16%\s*10\.4%\s*\+5\.6$/);
  expect(article('owner-housing-2020').textContent?.split('Set by this site.')).toHaveLength(2);
  expect(row('owner-bread-2024')).toHaveTextContent(/^Loaf of bread\s*\$3\.50\s*\$1\.97\s*\+\$1\.53/);
  expect(article('owner-bread-2024')).toHaveTextContent('From published data: US Bureau of Labor Statistics');
  expect(formatDifference(getClaim('owner-btc-price-2024'), 'en')).toBe('−$8');
  expect(formatDifference(getClaim('owner-energy-gaming'), 'en')).toBe('0 TWh');
});

it('has a row with the anchor of each series, which leads to its page', () => {
  for (const id of FIGURE_IDS) expect(links(row(id))).toEqual([`/data/${id}`]);
});

it('shows what is said about a part without a press', () => {
  expect(document.querySelector('#read > h2 + p')).toHaveTextContent(en.sources.read.intro);
});

it('shows the value and the title of a closed row', () => {
  const detail = row('argentina-inflation-2023').querySelector('details');
  expect(detail).not.toHaveAttribute('open');
  expect(row('argentina-inflation-2023').querySelector('p')).toHaveTextContent('211.4%');
  expect(detail?.querySelector('summary')).toHaveTextContent('Inflation in Argentina');
});

it.each([
  ['es', { 'argentina-inflation-2023': 'en', 'salvador-paid-2024': null }],
  ['en', { 'argentina-inflation-2023': null, 'salvador-paid-2024': 'es' }],
] as const)('marks the title of a source that is not in the language of the page in "%s"', (locale, languages) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<SourcesPage locale={locale} />);
  for (const [id, lang] of Object.entries(languages)) {
    const { source } = getClaim(id as keyof typeof languages);
    const link = within(page).getByRole('link', { name: source?.title, hidden: true });
    expect([id, link.getAttribute('lang')]).toEqual([id, lang]);
  }
});
