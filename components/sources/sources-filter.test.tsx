import { fireEvent, render, screen } from '@testing-library/react';
import { en } from '@/content/en';
import { getClaims } from '@/lib/content/claims';
import { SourcesPage } from './sources-page';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

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

it('says how many rows of each group match, without the counts of all rows in the table of contents', () => {
  const group = (id: string) => document.querySelector(`[data-group="${id}"]`) as HTMLElement;
  const summary = (id: string) => group(id).querySelector(':scope > details > summary') as HTMLElement;
  const before = ['home', 'headline', 'read'].map((id) => summary(id).textContent);
  type('argentina');
  const numbers = (id: string) =>
    group(id).querySelectorAll(':is(article:not([hidden]):not(:has(tbody)), article:not([hidden]) tbody)');
  expect(numbers('read').length).toBeGreaterThan(0);
  expect(summary('read')).toHaveTextContent(`${numbers('read').length} of ${before[2]}`);
  expect(screen.queryByRole('navigation', { name: en.sources.contents.label })).toBeNull();
  type('year the gold window closed');
  expect(row('year-1971')).toBeVisible();
  expect(summary('headline')).not.toBeVisible();
  type('');
  expect(['home', 'headline', 'read'].map((id) => summary(id).textContent)).toEqual(before);
  expect(screen.getByRole('navigation', { name: en.sources.contents.label })).toBeVisible();
});

it('ignores accents and case', () => {
  type('NAKAMÓTO');
  expect(row('days-before-the-program')).toBeVisible();
  expect(row('argentina-inflation-2023')).not.toBeVisible();
});

it('shows the rows of a group, or those that guides quote', () => {
  choose('House in bitcoin');
  expect(screen.getByRole('heading', { name: en.sources.contents.groups.housing })).toBeVisible();
  expect(row('year-1971')).not.toBeVisible();
  choose('Quoted in guides');
  expect(row('btc-supply-year-end')).toBeVisible();
  expect(row('argentina-inflation-2023')).not.toBeVisible();
  choose(/^All/);
  expect(row('argentina-inflation-2023')).toBeVisible();
});
