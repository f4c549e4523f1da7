import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { BankOfIssue } from './bank-of-issue';

const words = en.calculators.BankOfIssue;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () => render(<BankOfIssue locale="en" words={words} common={en.calculators.common} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const lend = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: words.lent }), { target: { value: text } });
const says = () => document.querySelector('p[role=status]')?.textContent;
const pressToTheEnd = async () => {
  const next = screen.getByRole('button', { name: words.next });
  while (next.getAttribute('aria-disabled') !== 'true') await userEvent.click(next);
};

test('starts on the third day of the rumor and goes on until the gold is gone', async () => {
  show();
  expect(screen.getByText('Day 3')).toBeVisible();
  expect(says()).toBe('210 notes came, and all were paid in gold.');
  expect(screen.getByRole('img', { name: /^Day 3: 210 notes.* 664 coins are in the vault/ })).toBeVisible();
  await pressToTheEnd();
  expect(screen.getByText('Day 6')).toBeVisible();
  expect(says()).toBe(
    '432 notes came, and the gold was enough for 81. The bank is closed. Later the loans come in, and every note is paid in full. The holders had to wait.',
  );
  expect(screen.getByRole('img', { name: /the shutter is down/ })).toBeVisible();
  await press(words.back);
  expect(screen.getByText('Day 5')).toBeVisible();
  await press(words.again);
  expect(says()).toBe('Nobody asks for gold. 3,000 notes go from hand to hand, with 1,200 coins behind them.');
});

test('a lender of last resort saves sound loans and refuses weak ones', async () => {
  show();
  await choose(words.answer, words.answers.lender);
  expect(screen.getByText(words.quiet)).toBeVisible();
  await press(words.next);
  expect(says()).toMatch(/^A lender of last resort brings 1,470 coins/);
  await pressToTheEnd();
  expect(says()).toMatch(/The queue is gone. The bank kept its promise.$/);
  await choose(words.quality, words.qualities.weak);
  await press(words.next);
  expect(says()).toMatch(/^The lender of last resort looks at your loans and refuses/);
});

test('shows every day, and what each answer leads to', async () => {
  show();
  await choose(words.quality, words.qualities.weak);
  await userEvent.click(screen.getByText(words.compare));
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(rowOf(words.answers.pay)).toHaveTextContent('closed on day 6');
  expect(rowOf(words.answers.pay)).toHaveTextContent('78 coins, later');
  expect(rowOf(words.answers.shut)).toHaveTextContent('87 coins, later');
  expect(rowOf(words.answers.lender)).toHaveTextContent('refused: closed on day 6');
  await userEvent.click(screen.getByText(words.table));
  const table = screen.getByRole('table', { name: words.tableCaption });
  expect(within(table).getAllByRole('row')).toHaveLength(7);
});

test('says what is wrong with an amount, and keeps what was typed', async () => {
  show();
  lend('12.5');
  expect(screen.getByText(words.notWhole)).toBeVisible();
  expect(screen.getByRole('textbox', { name: words.lent })).toHaveValue('12.5');
  expect(screen.queryByRole('button', { name: words.next })).not.toBeInTheDocument();
  lend('0');
  await pressToTheEnd();
  expect(says()).toBe('19 notes came, and all were paid in gold. The queue is gone. The bank kept its promise.');
});

test('restores a bank and its day from a link', () => {
  window.history.replaceState(null, '', '/#bank-of-issue?lent=3000&quality=weak&answer=shut&day=9');
  show();
  expect(screen.getByText('Day 1')).toBeVisible();
  expect(says()).toBe(
    'You pay nobody. 200 notes were brought, and all were sent home. In the end those who still hold notes get 82 coins for 100 notes.',
  );
});
