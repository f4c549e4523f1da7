import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { romanSilver } from '@/content/roman-silver';
import { Mint } from './mint';

const words = en.calculators.Mint;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () => render(<Mint locale="en" words={words} common={en.calculators.common} />);
const fineness = () => screen.getByRole('textbox', { name: words.fineness });
const buyers = () =>
  within(screen.getByRole('region', { name: words.who }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const results = () => [...screen.getByLabelText('Results').querySelectorAll('dd')].map((one) => one.textContent);

test('starts with half silver that nobody has noticed: the ruler gains and nobody loses yet', () => {
  show();
  expect(results()).toEqual(['200', '100 more than from pure silver.', '50% of the bar']);
  expect(buyers()).toEqual([
    'You, with all coins of the bar1,000 → 2,000 loavesgains',
    'A soldier, paid 10 new coins100 → 100 loavesthe same',
    'A lender, paid back 10 new coins100 → 100 loavesthe same',
    'A saver with 10 old pure coins100 → 100 loavesthe same',
  ]);
  expect(screen.getByRole('img', { name: /1 bars? of copper become 200 coins/ })).toBeVisible();
});

test('the gain is gone when everybody weighs coins, and those who are owed coins pay', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: words.noticeNames.everybody }));
  expect(buyers()[0]).toContain('1,000 → 1,000 loavesthe same');
  expect(buyers()[1]).toContain('100 → 50 loavesloses');
  expect(buyers()[3]).toContain('100 → 100 loavesthe same');
});

test('strikes coins like those of an emperor', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Claudius II' }));
  expect(fineness()).toHaveValue('5');
  expect(results()).toEqual(['2,000', '1,900 more than from pure silver.', '5% of the bar']);
  expect(screen.getByText(/^Each disk is 50 coins/)).toBeVisible();
});

test('lists the real coins with what is known about each', () => {
  show();
  const list = within(screen.getByRole('list', { name: words.realList })).getAllByRole('listitem');
  expect(list).toHaveLength(romanSilver.length);
  expect(list[2]).toHaveTextContent('Severus 46%');
  expect(list[2]).toHaveTextContent('Older lists: 55 to 60 percent.');
  expect(list.at(-1)).toHaveTextContent('under 5%');
});

test('keeps a wrong number, and gives no result for it', async () => {
  show();
  fireEvent.change(fineness(), { target: { value: '2' } });
  expect(results()).toEqual(['—', '—']);
  expect(fineness()).toHaveValue('2');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/5/));
});

test('restores coins from a link', () => {
  window.history.replaceState(null, '', '/#mint?fineness=46&notice=everybody');
  show();
  expect(results()[0]).toBe('217');
  expect(screen.getByRole('button', { name: words.noticeNames.everybody })).toHaveAttribute('aria-pressed', 'true');
});
