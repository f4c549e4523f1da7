import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { getHoursTable } from '@/lib/content/hours-table';
import { HoursOfWork } from './hours-of-work';

const words = en.calculators.HoursOfWork;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () =>
  render(<HoursOfWork locale="en" table={getHoursTable()} words={words} common={en.calculators.common} />);
const results = () =>
  [...screen.getByLabelText(en.calculators.common.results).querySelectorAll('dd')].map((one) => one.textContent);
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

test('starts with milk since 1971, cheaper by both measures', () => {
  show();
  expect(screen.getByRole('img', { name: /^Clocks: 18.5 minutes of work in 1971, 5.9 minutes in 2024/ })).toBeVisible();
  expect(results()).toEqual([
    '68% cheaper',
    '18.5 minutes in 1971, 5.9 minutes in 2024.',
    '62% cheaper',
    '$1.34 of 1971 is $10.38 in dollars of 2024. In 2024 it cost $3.98.',
  ]);
  expect(screen.getByText('$1.34 (an estimate) at $4.34 an hour')).toBeInTheDocument();
});

test('says so when the two measures disagree', async () => {
  show();
  expect(screen.queryByText(words.disagree)).toBeNull();
  await choose(words.thing, words.things.bread);
  expect(results()).toEqual(expect.arrayContaining(['15% cheaper', 'About the same']));
  expect(screen.getByText(words.disagree)).toBeVisible();
});

test('draws weeks of work as a calendar and counts years', async () => {
  show();
  await choose(words.thing, words.things.medianHouse);
  expect(screen.getByRole('img', { name: /^Calendars: 2.8 years of work in 1971, 5 years in 2024/ })).toBeVisible();
  expect(results()).toEqual(expect.arrayContaining(['79% dearer', '114% dearer']));
  await choose(words.year, '2021');
  expect(results()).toContain('8% cheaper');
});

test('two earners behind the income of 2024 double the hours', () => {
  show();
  const field = screen.getByRole('textbox', { name: 'In 2024' });
  fireEvent.change(field, { target: { value: '4,160' } });
  expect(results()).toEqual(expect.arrayContaining(['36% cheaper', '62% cheaper']));
});

test('keeps a wrong number in its field and shows no result for it', async () => {
  show();
  const field = screen.getByRole('textbox', { name: 'In 1971' });
  fireEvent.change(field, { target: { value: '50' } });
  expect(field).toHaveValue('50');
  expect(results()).toEqual(['—', '—']);
  expect(await screen.findByText(/100/, { selector: '[role=alert]' })).toBeInTheDocument();
});

test('lists all five things for the chosen year', async () => {
  show();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(6);
  expect(rows.at(-1)).toHaveTextContent('Median new house2.8 years5 years79% dearer114% dearer');
});

test('restores a choice from a link', () => {
  window.history.replaceState(null, '', '/#hours-of-work?thing=car&year=1980&hoursThen=2080&hoursNow=2080');
  show();
  expect(screen.getByRole('img', { name: /^Calendars: 22.2 weeks of work in 1980, 30.3 weeks in 2024/ })).toBeVisible();
});
