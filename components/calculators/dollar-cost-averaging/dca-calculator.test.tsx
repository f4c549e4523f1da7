import { act, fireEvent, render, screen } from '@testing-library/react';
import { getContent } from '@/lib/content/content';
import { setUpCalculatorPage } from '@/tests/components/calculator-page';
import { guideCalculators } from '../registry';

const { DcaCalculator: words, common } = getContent('en').calculators;

const { DcaCalculator } = guideCalculators('en');

setUpCalculatorPage();
beforeEach(() => act(async () => void render(<DcaCalculator />)));

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.amount });
const frequency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: words.frequency });
const result = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });
const choose = (value: string) => fireEvent.change(frequency(), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('renders the example, and accepts amounts outside the suggested range', () => {
  expect(amount()).toHaveValue('100');
  expect(amount()).toHaveAttribute('min', '1');
  expect(amount()).toHaveAttribute('max', '10000');
  expect(amount()).toHaveAttribute('inputmode', 'decimal');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    words.frequencies.daily,
    words.frequencies.weekly,
    words.frequencies['bi-weekly'],
    words.frequencies.monthly,
  ]);
  // 100 × 52
  expect(result(words.annual)).toHaveTextContent('$5,200 / year');
  // 5,200 ÷ 12 = 433.333…
  expect(result(words.monthly)).toHaveTextContent('$433.33');
  type('25,000');
  expect(amount()).toHaveValue('25,000');
  expect(result(words.annual)).toHaveTextContent('$1,300,000 / year');
});

it.each([
  ['daily', '$36,500 / year'],
  ['weekly', '$5,200 / year'],
  ['bi-weekly', '$2,600 / year'],
  ['monthly', '$1,200 / year'],
])('computes a %s plan', (value, total) => {
  choose(value);
  expect(result(words.annual)).toHaveTextContent(total);
});

it('keeps invalid text, explains the error and shows no stale number', () => {
  type('ten');
  expect(result(words.annual)).toHaveTextContent('—');
  expect(screen.getByRole('button', { name: words.tryIt })).toBeDisabled();
  wait(600);
  expect(amount()).toHaveValue('ten');
  expect(amount()).toHaveAccessibleDescription(/This is not a number\. Type a number, such as 100\./);
  type('');
  expect(amount()).toHaveAccessibleDescription(/This field is empty/);
});

it('writes its state to the fragment, and resets', () => {
  type('12.34');
  choose('monthly');
  wait(600);
  expect(window.location.hash).toBe('#dca?amountUsd=12.34&frequency=monthly');
  // 12.34 × 12
  expect(result(words.annual)).toHaveTextContent('$148.08 / year');
  fireEvent.click(screen.getByRole('button', { name: common.actions.reset }));
  expect(amount()).toHaveValue('100');
  expect(window.location.hash).toBe('');
});

it('passes the monthly amount to the back test', () => {
  fireEvent.click(screen.getByRole('button', { name: words.tryIt }));
  expect(window.location.hash).toBe('#dca-backtest?amountUsd=433.33&rest=example');
});

it('draws one step for each purchase of the year, and a slope for daily ones', () => {
  const steps = () => document.querySelector('svg[preserveAspectRatio] path:last-child')?.getAttribute('d') ?? '';
  const count = () => steps().match(/H/g)?.length ?? 0;
  expect(count()).toBe(52);
  choose('monthly');
  expect(count()).toBe(12);
  choose('daily');
  expect(steps()).toBe('M0 100L360 0V100');
});
