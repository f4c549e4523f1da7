import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { getContent } from '@/lib/content/content';
import { MiningCalculator } from './mining-calculator';

const { MiningCalculator: mining, common } = getContent('en').calculators;
const latest = { year: 2025, hashRateEhs: 1051, source: 'Coin Metrics' };

jest.useFakeTimers();
beforeEach(() => window.history.replaceState(null, '', '/guides/bitcoin-mining'));

function open() {
  render(<MiningCalculator locale="en" words={mining} common={common} latest={latest} />);
}

const result = (label: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement).getAllByRole('definition')[0];

const rowOf = (label: string) =>
  within(screen.getByText(label, { selector: 'th' }).closest('tbody') as HTMLElement)
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent);

function type(name: string, text: string) {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
}

function waitForErrors() {
  act(() => jest.advanceTimersByTime(600));
}

const iconOf = (label: string) => result(label)?.querySelector('svg')?.innerHTML;

test('the default machine makes a loss', () => {
  open();
  // 3.125 × (100 ÷ 600,000,000) × 144 = 0.000075
  expect(result(mining.dailyBtc)).toHaveTextContent(/^0\.00007500$/);
  // 0.000075 × 43,000 = 3.225, half away from zero: 3.23
  expect(result(mining.dailyRevenue)).toHaveTextContent(/^\$3\.23$/);
  // 3 kW × 24 h × 0.12 = 8.64
  expect(result(mining.dailyPowerCost)).toHaveTextContent(/^\$8\.64$/);
  // 3.225 − 8.64 = −5.415, half away from zero: −5.42
  expect(result(mining.dailyProfit)).toHaveTextContent(/^−\$5\.42\s*A loss at these numbers$/);
});

test('the default machine has a break-even price, a chance of a block and a result at the latest hash rate', () => {
  open();
  fireEvent.click(screen.getByText(mining.beyond, { selector: 'summary' }));
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '600 EH/s, our example',
    '1,051 EH/s, December 2025',
  ]);
  // 450 × 100 ÷ 1,051,000,000 = 0.00004282 BTC; × 43,000 = 1.8411; − 8.64 = −6.80
  expect(rowOf(mining.dailyProfit)).toEqual(['−$5.42', '−$6.80']);
  expect(rowOf(mining.dailyBtc)).toEqual(['0.00007500', '0.00004282']);
  // 3.225 ÷ 72 kWh = 0.044791…; 1.8411 ÷ 72 = 0.02557
  expect(rowOf(mining.breakEven)).toEqual(['$0.0448', '$0.0256']);
  // 100 ÷ 600,000,000 × 144 × 365 = 0.00876 blocks a year; 1 − e^−0.00876 = 0.8722 percent; 1 ÷ 0.00876 = 114 years
  expect(rowOf(mining.solo)).toEqual(['0.87%', '0.50%']);
  expect(rowOf(mining.soloYears)).toEqual(['114 years', '200 years']);
  // 210,000 blocks of ten minutes are 1458.3 days: from 20 April 2024 to 17 April 2028
  expect(result(mining.halving)).toHaveTextContent('About April 2028');
  fireEvent.click(screen.getByText(common.formula.folded));
  expect(screen.getByText('600,000,000 TH/s')).toBeVisible();
  expect(screen.getAllByText(/1,051 EH\/s, the average of December 2025/)).toHaveLength(1);
});

test('cheap power turns the loss into a profit: 0.04 × 72 = 2.88; 3.225 − 2.88 = 0.345, shown as $0.35', () => {
  open();
  const lossIcon = iconOf(mining.dailyProfit);
  expect(lossIcon).toBeDefined();
  type(mining.electricity, '0.04');
  expect(result(mining.dailyProfit)).toHaveTextContent(/^\$0\.35\s*A profit at these numbers$/);
  expect(iconOf(mining.dailyProfit)).toBeDefined();
  expect(iconOf(mining.dailyProfit)).not.toBe(lossIcon);
});

test('the bars of revenue and power cost have one scale, and none is drawn without a result', () => {
  open();
  const widths = () =>
    [...document.querySelectorAll('svg rect[height="20"]')].map((bar) =>
      Number.parseFloat(bar.getAttribute('width') ?? ''),
    );
  const [revenue = 0, cost = 0] = widths();
  expect(revenue / cost).toBeCloseTo(3.225 / 8.64, 2);
  type(mining.electricity, '0');
  expect(widths()).toEqual([cost, 0]);
  type(mining.btcPrice, '');
  expect(widths()).toEqual([]);
});

test('a machine that is off has no profit, no break-even price and no chance of a block', () => {
  open();
  type(mining.hashRate, '0');
  type(mining.power, '0');
  expect(result(mining.dailyProfit)).toHaveTextContent(/^\$0\.00\s*No profit at these numbers$/);
  expect(rowOf(mining.breakEven)).toEqual(['—', '—']);
  fireEvent.click(screen.getByText(mining.beyond, { selector: 'summary' }));
  expect(screen.getByText(/draws no power/)).toBeVisible();
  expect(screen.getByText(/Without hash rate/)).toBeVisible();
});

test('a small chance is shown with two significant digits', () => {
  open();
  type(mining.hashRate, '0.5');
  // 0.5 ÷ 600,000,000 × 144 × 365 = 0.0000438 → 0.0044 percent; 1 ÷ 0.0000438 = 22,831 years
  expect(rowOf(mining.solo)[0]).toBe('0.0044%');
  expect(rowOf(mining.soloYears)[0]).toBe('22,831 years');
});

test('an empty field gets an error, and every result is a dash', () => {
  open();
  type(mining.btcPrice, '');
  for (const label of [mining.dailyBtc, mining.dailyRevenue, mining.dailyPowerCost, mining.dailyProfit]) {
    expect(result(label)).toHaveTextContent(/^—$/);
  }
  expect(rowOf(mining.breakEven)).toEqual(['—', '—']);
  waitForErrors();
  expect(screen.getByText(/This field is empty/)).toBeVisible();
});

test('a hash rate above that of the network is computed, and said to be impossible beside the field', () => {
  open();
  type(mining.hashRate, '600000000');
  const field = screen.getByRole('textbox', { name: mining.hashRate });
  expect(field).not.toHaveAccessibleDescription(/whole network/);
  type(mining.hashRate, '1000000000000');
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription(/more than the whole network of the example, 600 EH\/s.*1,051 EH\/s/);
  // 450 × 1e12 ÷ 6e8
  expect(result(mining.dailyBtc)).toHaveTextContent('750,000.00000000');
  expect(rowOf(mining.soloYears)).toEqual(['less than 0.1 years', 'less than 0.1 years']);
});

test('the formula says how parts are rounded and what the verdict compares', () => {
  open();
  fireEvent.click(screen.getByText(common.formula.folded));
  expect(screen.getByText(/rounded on its own/)).toBeVisible();
  expect(screen.getByText(/goes by the printed profit/)).toBeVisible();
});

test.each([
  ['0,125', 'Read as 0.125.', '−$5.78'],
  ['1.000', 'Read as 1: a point marks decimals here. Type thousands with a comma.', '−$68.78'],
  [
    '1,000',
    'Read as 1,000: a comma before three digits marks thousands here. Type decimals with a point.',
    '−$71,996.78',
  ],
])('a price of electricity typed as %p is said beside the field: %s', (text, sentence, profit) => {
  open();
  const field = screen.getByRole('textbox', { name: mining.electricity });
  type(mining.electricity, text);
  expect(result(mining.dailyProfit)).toHaveTextContent(profit);
  waitForErrors();
  expect(field).toHaveValue(text);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
});
