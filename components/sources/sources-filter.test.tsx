import { fireEvent, render, screen } from '@testing-library/react';
import { en } from '@/content/en';
import { getClaims } from '@/lib/content/claims/claims';
import { SourcesPage } from './sources-page';

beforeEach(() => render(<SourcesPage locale="en" />));

const row = (id: string) => document.getElementById(id) as HTMLElement;
const search = () => screen.getByRole('searchbox', { name: 'Find a number' });
const type = (value: string) => fireEvent.change(search(), { target: { value } });
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const status = () => screen.getByText(new RegExp(` of ${total} numbers$`)).textContent ?? '';
const total = getClaims().length;

it('shows every row before anything is typed', () => {
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
  expect(screen.getByRole('radio', { name: `All ${total}` })).toBeChecked();
});

it('hides rows, groups and parts without the word, and counts the others', () => {
  type('argentina');
  expect(row('argentina-inflation-2023')).toBeVisible();
  expect(row('year-1971')).not.toBeVisible();
  expect(screen.queryByRole('heading', { name: en.sources.contents.groups.headline })).toBeNull();
  expect(status()).toMatch(new RegExp(`^\\d+ of ${total} numbers$`));
  type('no such word');
  expect(screen.getByText(/^No number here has “no such word”/)).toBeVisible();
  type('');
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
});

it('offers all numbers and example words where nothing is found, and hides the corrections meanwhile', () => {
  const corrections = () => document.getElementById('corrections')?.closest('[hidden]');
  type('no such word');
  expect(corrections()).not.toBeNull();
  for (const word of en.sources.filter.examples.words) {
    type('no such word');
    fireEvent.click(screen.getByRole('button', { name: word }));
    expect(search()).toHaveValue(word);
    expect(document.querySelectorAll('article:not([hidden])').length).toBeGreaterThan(0);
  }
  type('no such word');
  fireEvent.click(screen.getByRole('button', { name: en.sources.filter.clear }));
  expect(search()).toHaveValue('');
  expect(corrections()).toBeNull();
});

it('opens a row whose hit is only in its details, and closes it again', () => {
  const opened = () => document.querySelectorAll('article:not([hidden]) .folded-row[open]').length;
  type('coin metrics');
  expect(opened()).toBeGreaterThan(0);
  type('');
  expect(document.querySelectorAll('.folded-row[open]')).toHaveLength(0);
});

it('leaves a row closed whose hit is in its head', () => {
  type('inflation');
  const closed = document.querySelectorAll('article:not([hidden]):has(.folded-row):not(:has(.folded-row[open]))');
  expect(closed.length).toBeGreaterThan(0);
  for (const hit of closed) {
    const head = hit.cloneNode(true) as Element;
    for (const fold of head.querySelectorAll('.folded-row > :not(summary)')) fold.remove();
    expect(head.textContent?.toLowerCase()).toContain('inflation');
  }
});

it('counts the hits of each kind on its button, and names the group of a hit', () => {
  const radios = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  const before = radios();
  type('argentina');
  const hits = document.querySelectorAll(
    '[data-group="read"] :is(article:not([hidden]):not(:has(tbody)), article:not([hidden]) tbody)',
  ).length;
  expect(hits).toBeGreaterThan(0);
  expect(screen.getByRole('radio', { name: `Read elsewhere ${hits}` })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'House in bitcoin 0' })).toBeInTheDocument();
  expect(row('argentina-inflation-2023').dataset.tag).toBe('Read elsewhere');
  expect(row('argentina-inflation-2023').closest('details:not(.folded-row)')).toHaveAttribute('open');
  expect(screen.getByRole('navigation', { name: en.sources.contents.label })).toHaveAttribute('inert');
  type('');
  expect(screen.getByRole('navigation', { name: en.sources.contents.label })).not.toHaveAttribute('inert');
  expect(radios()).toEqual(before);
  expect(row('argentina-inflation-2023').closest('details:not(.folded-row)')).not.toHaveAttribute('open');
  expect(screen.getByRole('navigation', { name: en.sources.contents.label })).toBeVisible();
});

it('shows as many numbers of a kind as its button counts', () => {
  for (const radio of screen.getAllByRole('radio').slice(1)) {
    const counted = /\d+$/.exec(radio.closest('label')?.textContent ?? '')?.[0];
    fireEvent.click(radio);
    expect(status()).toBe(`${counted} of ${total} numbers`);
  }
});

it('ignores accents and case', () => {
  type('NAKAMÓTO');
  expect(row('days-before-the-program')).toBeVisible();
  expect(row('argentina-inflation-2023')).not.toBeVisible();
});

it('shows the rows of a group, or those that guides quote', () => {
  choose(/^House in bitcoin/);
  expect(document.querySelectorAll('article:not([hidden])').length).toBeGreaterThan(0);
  expect(document.querySelector('[data-group]:not([data-group="housing"]) article:not([hidden])')).toBeNull();
  expect(row('year-1971')).not.toBeVisible();
  choose(/^Quoted in guides/);
  expect(row('btc-supply-year-end')).toBeVisible();
  expect(row('bank-of-cyprus-first')).not.toBeVisible();
  choose(/^All/);
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
});
