import { act, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { getContent } from '@/lib/content/content';
import { setUpCalculatorPage } from '@/tests/components/calculator-page';
import { guideCalculators } from '../registry';

const { TimePreferenceCalculator: words } = getContent('en').calculators;

const { TimePreferenceCalculator } = guideCalculators('en');

setUpCalculatorPage();

const show = () => act(async () => render(<TimePreferenceCalculator />));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const set = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const result = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const RETURN = words.btcReturn;

it('renders the example', async () => {
  await show();
  // 500 × 120
  expect(result(words.contributed)).toHaveTextContent('$60,000');
  expect(result(words.nominal)).toHaveTextContent('$60,000');
  // 500 × (1 − q^120) ÷ (1 − q) with q = 1 ÷ (1 + 0.035 ÷ 12) = 50,710.82; (60,000 − 50,710.82) ÷ 60,000 = 15.48%
  expect(result(words.real)).toHaveTextContent('$50,711');
  expect(result(words.loss)).toHaveTextContent('15.5%');
  // 500 × g × (g^120 − 1) ÷ (g − 1) with g = 1 + 0.45 ÷ 12 = 1,132,997.84
  expect(result(words.btcValue)).toHaveTextContent('$1,132,998');
  // (1 + 0.035 ÷ 12)^120 = 1.41834; 1,132,997.84 ÷ 1.41834 = 798,817
  expect(screen.getByText(/In the money of the first month: \$798,817\./)).toBeVisible();
});

it('shows what cash kept to the end would buy, beside the payments on their own days', async () => {
  await show();
  // 60,000 ÷ 1.41834 = 42,303; 1 − 1 ÷ 1.41834 = 29.5%
  expect(screen.getByText(/Kept as cash to the end, all of it would buy \$42,303\./)).toBeVisible();
  expect(screen.getByText(/For cash kept to the end: 29\.5%\./)).toBeVisible();
  set(field(words.years), '0');
  expect(screen.getByText(/For cash kept to the end: —\./)).toBeVisible();
});

it('gives past returns and rates beside the example ones', async () => {
  await show();
  // (58,523.93 ÷ 35,030)^(1 ÷ 5) and (58,523.93 ÷ 61,310)^(12 ÷ 56)
  expect(field(RETURN)).toHaveAccessibleDescription(
    /11% on average from June 2021 to June 2026, and −1% from October 2021\./,
  );
  expect(field(words.interest)).toHaveAccessibleDescription(
    /Treasury bills, renewed, paid 4\.6% a year from 1972 to 2024, before tax\. .*Prices rose 3\.9%\./,
  );
  fireEvent.click(screen.getByText(words.reality.more));
  expect(
    screen.getByText(/was 82%\. By daily closes it fell 93% in 2011, and 85% from its high of 2013/),
  ).toBeVisible();
});

it('shows the plan at other returns with their effective yearly rates', async () => {
  await show();
  // 1.0375^12 = 1.5555; (1 + 0.02 ÷ 12)^12 = 1.0202; (1 − 0.5 ÷ 12)^12 = 0.6001
  expect(row(words.table.chosen)).toEqual(['45%', '55.5%', '$1,132,998 +1,788%', '+1,788%']);
  expect(row(words.table.interest)).toEqual(['2%', '2.0%', '$66,470 +11%', '+11%']);
  expect(row(words.table.zero)).toEqual(['0%', '0.0%', '$60,000 0%', '0%']);
  expect(row(words.table.negative)).toEqual(['−50%', '−40.0%', '$11,430 −81%', '−81%']);
  // A phone has the table one press away.
  fireEvent.click(screen.getByText(words.others, { selector: 'summary' }));
  expect(screen.getByText(/So 45% in the box becomes 55\.5% over a full year/)).toBeVisible();
});

it('shows the price that the return implies', async () => {
  await show();
  // 1.0375^120 = 82.90; 58,523.93 × 82.90 = 4,851,836
  expect(screen.getByText(/83 times as much after 10 years.*\$58,524.*\$4,851,836/)).toBeVisible();
  expect(screen.getByText(/Nobody knows the return of bitcoin/)).toBeVisible();
  fireEvent.click(screen.getByText(words.reality.more));
  expect(screen.getByText(/Savings accounts pay interest, and broad index funds/)).toBeVisible();
});

it('accepts negative returns from text and slider', async () => {
  await show();
  set(field(RETURN), '-10');
  expect(result(words.btcValue)?.parentElement).toHaveTextContent(words.less);
  // (1 − 0.1 ÷ 12)^12 = 0.9045
  expect(row(words.table.chosen).slice(0, 2)).toEqual(['−10%', '−9.6%']);
  expect(screen.getByText(/would lose 63\.4% of its price in 10 years/)).toBeVisible();
  set(slider(RETURN), '-50');
  expect(field(RETURN)).toHaveValue('-50');
  expect(result(words.btcValue)).toHaveTextContent('$11,430');
  expect(slider(words.inflation)).toHaveAttribute('step', '0.1');
});

it('shows the years as chart and table', async () => {
  await show();
  const table = within(screen.getByRole('region', { name: 'Table: The plan, year by year', hidden: true }));
  const rows = table.getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(11);
  expect(rows.at(-1)).toHaveTextContent('10$1,132,998$66,470$60,000$50,711$11,430');
  set(field(words.years), '0.5');
  expect(table.getAllByRole('row', { hidden: true }).at(-1)).toHaveTextContent(/^0\.5/);
  set(field(words.years), '0');
  expect(screen.queryByRole('figure')).toBeNull();
  expect(result(words.contributed)).toHaveTextContent('$0');
  expect(result(words.loss)).toHaveTextContent('—');
});

it('keeps invalid text, explains the error and shows no stale result', async () => {
  await show();
  set(field(words.years), 'ten');
  expect(result(words.btcValue)).toHaveTextContent('—');
  expect(screen.queryByRole('figure')).toBeNull();
  wait(600);
  expect(field(words.years)).toHaveValue('ten');
  expect(field(words.years)).toHaveAccessibleDescription('This is not a number. Type a number, such as 10.');
});

it('shows a number or a dash for any text', async () => {
  const { container } = await show();
  const names = ['Monthly amount\u00a0($)', words.years, words.inflation, RETURN, words.interest];
  const text = fc.oneof(fc.constantFrom('', '-100', '300', '-50', '0', '100', '1000'), fc.string({ maxLength: 5 }));
  fc.assert(
    fc.property(fc.constantFrom(...names), text, (name, typed) => {
      set(field(name), typed);
      expect(container.textContent).not.toMatch(/NaN|Infinity|undefined|\{\w+\}/);
    }),
    { numRuns: 40 },
  );
});
