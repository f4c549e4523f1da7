import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { getContent } from '@/lib/content/content';
import { setUpCalculatorPage } from '@/tests/components/calculator-page';
import { guideCalculators } from '../registry';
import { OWN_RISK_EXAMPLE_PERCENT, perYearPercent } from './lost-coins';

const { HardwareWalletCalculator: words, common } = getContent('en').calculators;

const { HardwareWalletCalculator } = guideCalculators('en');

setUpCalculatorPage();

async function show() {
  const view = await act(async () => render(<HardwareWalletCalculator />));
  for (const summary of view.container.querySelectorAll('summary')) fireEvent.click(summary);
  return view;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const set = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const result = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const noteOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('shows the comparison, the four fields and the four results of the specification without opening anything', async () => {
  await act(async () => render(<HardwareWalletCalculator />));
  expect(result(words.change)).toBeVisible();
  for (const label of [words.portfolio, words.annualRisk, words.protection, words.protected])
    expect(result(label)).toBeVisible();
  for (const name of [words.amount, words.btcPrice, words.risk, words.cost]) expect(field(name)).toBeVisible();
  expect(screen.getAllByRole('slider')).toHaveLength(3);
  expect(result(words.breakEven)).not.toBeVisible();
});

it('renders the example', async () => {
  await show();
  // 0.1 × 43,000 = 4,300; 5% of it 215; 79 ÷ 4,300 = 1.837%; 4,300 − 79 = 4,221
  expect(result(words.portfolio)).toHaveTextContent('$4,300');
  expect(result(words.annualRisk)).toHaveTextContent('$215');
  expect(result(words.protection)).toHaveTextContent('1.8%');
  expect(result(words.protected)).toHaveTextContent('$4,221');
  // 79 ÷ 0.05
  expect(result(words.breakEven)).toHaveTextContent('$1,580');
  expect(noteOf(words.breakEven)).toHaveTextContent(words.breakEvenAbove);
});

it('compares the risk at an exchange with the risk of the owner', async () => {
  await show();
  expect(field(words.ownRisk)).toHaveValue('2');
  // 215 − 86 − 79 = 50; 79 ÷ 0.03 = 2,633.33
  expect(result(words.change)).toHaveTextContent('+$50');
  expect(result(words.change)).toHaveTextContent(words.changeGain);
  expect(result(words.ownBreakEven)).toHaveTextContent('$2,633');
  expect(result(words.bars.exchange)).toHaveTextContent('$215');
  expect(result(words.bars.device)).toHaveTextContent('$165');
  expect(noteOf(words.bars.device)).toHaveTextContent('$86 for your own risk + $79 for the device');
  set(slider(words.ownRisk), '5');
  // 215 − 215 − 79
  expect(result(words.change)).toHaveTextContent('−$79');
  expect(result(words.change)).toHaveTextContent(words.changeLoss);
  expect(result(words.ownBreakEven)).toHaveTextContent('—');
  expect(noteOf(words.ownBreakEven)).toHaveTextContent('as large as the exchange’s, or larger');
});

it('derives the example of the owner’s risk from the published estimate', () => {
  // 0.83^(1/9) = 0.97951, so 2.05% a year
  expect(perYearPercent(17, 9)).toBeCloseTo(2.049, 3);
  expect(perYearPercent(23, 9)).toBeCloseTo(2.862, 3);
  expect(OWN_RISK_EXAMPLE_PERCENT).toBe(2);
});

it('has sliders with the steps of the specification and accepts any typed number', async () => {
  await show();
  expect(slider(words.amount)).toHaveAttribute('step', '0.01');
  set(slider(words.amount), '0.25');
  expect(field(words.amount)).toHaveValue('0.25');
  expect(result(words.portfolio)).toHaveTextContent('$10,750');
  set(field(words.amount), '0.00123');
  expect(field(words.amount)).toHaveValue('0.00123');
  // 0.00123 × 43,000 = 52.89; less 79 = −26.11
  expect(result(words.protected)).toHaveTextContent('−$26');
  expect(noteOf(words.protected)).toHaveTextContent(words.protectedLoss);
});

it('explains results that cannot be computed', async () => {
  await show();
  set(field(words.amount), '0');
  expect(result(words.protection)).toHaveTextContent('—');
  expect(noteOf(words.protection)).toHaveTextContent(words.protectionNone);
  set(field(words.risk), '0');
  expect(result(words.breakEven)).toHaveTextContent('—');
  expect(noteOf(words.breakEven)).toHaveTextContent(words.breakEvenNone);
});

it('keeps invalid text, explains the error and shows no stale result', async () => {
  await show();
  set(field(words.risk), '101');
  expect(result(words.portfolio)).toHaveTextContent('—');
  expect(result(words.change)).toHaveTextContent('—');
  wait(600);
  expect(field(words.risk)).toHaveAccessibleDescription(/too large\. Type a number from 0 to 100\./);
  // An error in the lower field does not affect the upper results.
  fireEvent.click(screen.getByRole('button', { name: common.actions.reset }));
  set(field(words.ownRisk), 'none');
  expect(result(words.portfolio)).toHaveTextContent('$4,300');
  expect(result(words.change)).toHaveTextContent('—');
});

it('shows a number or a dash for any text', async () => {
  const { container } = await show();
  const names = [words.amount, words.btcPrice, words.risk, words.cost];
  const text = fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }).map(String), fc.string({ maxLength: 5 }));
  fc.assert(
    fc.property(fc.constantFrom(...names), text, (name, typed) => {
      set(field(name), typed);
      expect(field(name)).toHaveValue(typed.replace(/[\r\n]/g, ''));
      expect(container.textContent).not.toMatch(/NaN|Infinity|undefined|\{\w+\}/);
    }),
    { numRuns: 40 },
  );
});
