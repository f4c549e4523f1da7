import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { BalanceSheets } from './balance-sheets';

const words = en.calculators.BalanceSheets;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () => render(<BalanceSheets locale="en" words={words} common={en.calculators.common} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goFurther = () => screen.getByText(words.further).closest('details')?.setAttribute('open', '');
const bank = (name: string) => screen.getByRole('img', { name: new RegExp(`^${name}`) }).getAttribute('aria-label');
const totals = () => {
  const results = within(screen.getByLabelText(en.calculators.common.results));
  // Without the short forms for phones, which are hidden from assistive technology.
  return results.getAllByRole('definition').map((one) => (one.firstElementChild ?? one).textContent);
};
const says = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).filter(Boolean);

test('starts with one loan made: two new lines, and 10 more that people hold', () => {
  show();
  expect(bank('North Bank')).toBe(
    'North Bank. Owns: Loans 70, Bonds 20, and Reserves 20. Owes: Deposits 100 and Owners 10. Each side is 110.',
  );
  expect(totals()).toEqual(expect.arrayContaining(['210', '+10 with this step', '60', 'unchanged by this step']));
  expect(says()).toContain(words.says.loan);
});

test('a payment moves reserves and deposits from bank to bank', async () => {
  show();
  await press(words.steps.payment);
  expect(bank('North Bank')).toContain('Reserves 10. Owes: Deposits 90');
  expect(bank('South Bank')).toContain('Reserves 30. Owes: Deposits 100');
  expect(totals()).toEqual(expect.arrayContaining(['210', 'unchanged by this step']));
});

test('both stops answer in words, and a bond sold to the central bank lets payments go on', async () => {
  show();
  for (let times = 0; times < 4; times += 1) await press(words.steps.loan);
  expect(says()).toContain(words.refusals.capital);
  for (let times = 0; times < 3; times += 1) await press(words.steps.payment);
  expect(says()).toContain(words.refusals.reserves);
  goFurther();
  await press(words.steps['bank-bond']);
  expect(says()).toContain(words.says['bank-bond']);
  await press(words.steps.payment);
  expect(says()).toContain(words.says.payment);
});

test('steps can be taken back, and the table has every account', async () => {
  show();
  await press(words.back);
  expect(bank('North Bank')).toContain('Loans 60');
  expect(says()).toContain(words.start);
  expect(screen.getByRole('button', { name: words.back })).toHaveAttribute('aria-disabled', 'true');
  goFurther();
  await press(words.steps['saver-bond']);
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getByRole('row', { name: 'South Bank Owes Deposits 100', hidden: true })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Central bank Owes Reserves 50', hidden: true })).toBeInTheDocument();
});

test('restores steps from a link, and ignores a link whose steps are impossible', () => {
  window.history.replaceState(null, '', '/#balance-sheets?steps=llc');
  const { unmount } = show();
  expect(bank('North Bank')).toContain('Loans 80');
  expect(bank('Central bank')).toContain('Banknotes 30');
  unmount();
  window.history.replaceState(null, '', '/#balance-sheets?steps=ppp');
  show();
  expect(bank('North Bank')).toContain('Loans 70');
});
