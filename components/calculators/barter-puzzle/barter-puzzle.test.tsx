import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { BarterPuzzle } from './barter-puzzle';

const words = en.calculators.BarterPuzzle;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () => render(<BarterPuzzle locale="en" words={words} common={en.calculators.common} />);
const trader = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const swaps = () =>
  within(screen.getByRole('list', { name: words.steps }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const says = () => document.querySelector('[role=status]')?.textContent;

test('starts with one swap done and is solved by the chain of Monday', async () => {
  show();
  expect(swaps()).toEqual(['bread', '→a pot', 'You want shoes']);
  expect(says()).toBe('Potter takes your bread. Now you hold a pot.');
  await userEvent.click(trader('Fisher'));
  await userEvent.click(trader('Shoemaker'));
  expect(says()).toBe('You have shoes. It took 3 swaps.');
  expect(trader('Fisher')).toHaveAttribute('aria-disabled', 'true');
});

test('a solved market leads to the next day', async () => {
  show();
  expect(screen.queryByRole('button', { name: /^Next market/ })).not.toBeInTheDocument();
  await userEvent.click(trader('Fisher'));
  await userEvent.click(trader('Shoemaker'));
  await userEvent.click(screen.getByRole('button', { name: 'Next market: Tuesday' }));
  expect(screen.getByRole('combobox', { name: words.day })).toHaveValue('tuesday');
  expect(screen.getByRole('combobox', { name: words.day })).toHaveFocus();
  expect(says()).toBe('You came with bread. Who will take it?');
});

test('a trader who wants something else refuses, and a step can be taken back', async () => {
  show();
  await userEvent.click(trader('Shoemaker'));
  expect(says()).toBe('Shoemaker wants fish, not a pot. No deal.');
  expect(trader('Shoemaker')).toHaveTextContent(/Wants fish ?No deal\./);
  await userEvent.click(screen.getByRole('button', { name: words.back }));
  expect(says()).toBe('You came with bread. Who will take it?');
  expect(screen.getByRole('button', { name: words.back })).toHaveAttribute('aria-disabled', 'true');
});

test('says so when nobody wants what is held', async () => {
  show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.day }), 'Wednesday');
  await userEvent.click(trader('Potter'));
  await userEvent.click(trader('Farmer'));
  expect(says()).toBe('Nobody left wants eggs. You are stuck. Go one step back, or try “With coins.”');
  expect(screen.getByText('On Wednesday there is no way at all.', { exact: false })).toBeInTheDocument();
});

test('money makes it one step on the day without a chain', async () => {
  show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.day }), 'Wednesday');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.money }), 'With coins');
  expect(says()).toBe(words.says.startMoney);
  await userEvent.click(trader('Fisher'));
  expect(says()).toBe('Nobody wants fish for its own sake. Go one step back: you had coins.');
  await userEvent.click(screen.getByRole('button', { name: words.back }));
  await userEvent.click(trader('Shoemaker'));
  expect(says()).toBe(words.says.bought);
});

test('counts the rates for pairs and the prices in coins', () => {
  show();
  const results = () => [...screen.getByLabelText('Results').querySelectorAll('dd')].map((one) => one.textContent);
  expect(results()).toEqual(expect.arrayContaining(['15', '6']));
  expect(screen.getByRole('img', { name: /^6 goods in a ring.*15 lines/ })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: words.kinds }), { target: { value: '100' } });
  expect(results()).toEqual(expect.arrayContaining(['4,950', '100']));
  expect(screen.getByRole('img', { name: /It shows 24 of them/ })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: words.kinds }), { target: { value: '2.5' } });
  expect(results()).toEqual(expect.arrayContaining(['—']));
});

test('restores a market from a link, and ignores swaps that it does not allow', () => {
  window.history.replaceState(null, '', '/#barter-puzzle?day=tuesday&money=no&path=farmer.weaver&kinds=8');
  const { unmount } = show();
  expect(swaps()).toEqual(['bread', '→eggs', '→a shirt', 'You want shoes']);
  unmount();
  window.history.replaceState(null, '', '/#barter-puzzle?day=monday&money=no&path=farmer.weaver&kinds=8');
  show();
  expect(says()).toBe('You came with bread. Who will take it?');
});
