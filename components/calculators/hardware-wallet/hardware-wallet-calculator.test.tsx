import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { setUpCalculatorPage } from '@/tests/components/calculator-page';
import { guideCalculators } from '../registry';
import { OWN_RISK_EXAMPLE_PERCENT, perYearPercent } from './lost-coins';

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
  expect(result('Change in the first year')).toBeVisible();
  for (const label of ['Portfolio value', 'Annual risk exposure', 'Protection cost', 'Value protected'])
    expect(result(label)).toBeVisible();
  for (const name of ['Bitcoin amount', 'Bitcoin price ($)', 'Exchange risk (% per year)', 'Hardware wallet cost ($)'])
    expect(field(name)).toBeVisible();
  expect(screen.getAllByRole('slider')).toHaveLength(3);
  expect(result('Break-even holding')).not.toBeVisible();
});

it('renders the example', async () => {
  await show();
  // 0.1 × 43,000 = 4,300; 5% of it 215; 79 ÷ 4,300 = 1.837%; 4,300 − 79 = 4,221
  expect(result('Portfolio value')).toHaveTextContent('$4,300');
  expect(result('Annual risk exposure')).toHaveTextContent('$215');
  expect(result('Protection cost')).toHaveTextContent('1.8%');
  expect(result('Value protected')).toHaveTextContent('$4,221');
  // 79 ÷ 0.05
  expect(result('Break-even holding')).toHaveTextContent('$1,580');
  expect(noteOf('Break-even holding')).toHaveTextContent('Your holding is above it.');
});

it('compares the risk at an exchange with the risk of the owner', async () => {
  await show();
  expect(field('Your own risk (% per year)')).toHaveValue('2');
  // 215 − 86 − 79 = 50; 79 ÷ 0.03 = 2,633.33
  expect(result('Change in the first year')).toHaveTextContent('+$50');
  expect(result('Change in the first year')).toHaveTextContent('Better with the device, at these guesses');
  expect(result('Break-even with your own risk')).toHaveTextContent('$2,633');
  expect(result('Risk at the exchange, per year')).toHaveTextContent('$215');
  expect(result('With the device, first year')).toHaveTextContent('$165');
  expect(noteOf('With the device, first year')).toHaveTextContent('$86 for your own risk + $79 for the device');
  set(slider('Your own risk (% per year)'), '5');
  // 215 − 215 − 79
  expect(result('Change in the first year')).toHaveTextContent('−$79');
  expect(result('Change in the first year')).toHaveTextContent('Worse with the device, at these guesses');
  expect(result('Break-even with your own risk')).toHaveTextContent('—');
  expect(noteOf('Break-even with your own risk')).toHaveTextContent('as large as the exchange’s, or larger');
});

it('derives the example of the owner’s risk from the published estimate', () => {
  // 0.83^(1/9) = 0.97951, so 2.05% a year
  expect(perYearPercent(17, 9)).toBeCloseTo(2.049, 3);
  expect(perYearPercent(23, 9)).toBeCloseTo(2.862, 3);
  expect(OWN_RISK_EXAMPLE_PERCENT).toBe(2);
});

it('has sliders with the steps of the specification and accepts any typed number', async () => {
  await show();
  expect(slider('Bitcoin amount')).toHaveAttribute('step', '0.01');
  set(slider('Bitcoin amount'), '0.25');
  expect(field('Bitcoin amount')).toHaveValue('0.25');
  expect(result('Portfolio value')).toHaveTextContent('$10,750');
  set(field('Bitcoin amount'), '0.00123');
  expect(field('Bitcoin amount')).toHaveValue('0.00123');
  // 0.00123 × 43,000 = 52.89; less 79 = −26.11
  expect(result('Value protected')).toHaveTextContent('−$26');
  expect(noteOf('Value protected')).toHaveTextContent('The device costs more than it protects');
});

it('explains results that cannot be computed', async () => {
  await show();
  set(field('Bitcoin amount'), '0');
  expect(result('Protection cost')).toHaveTextContent('—');
  expect(noteOf('Protection cost')).toHaveTextContent('There is nothing to protect yet.');
  set(field('Exchange risk (% per year)'), '0');
  expect(result('Break-even holding')).toHaveTextContent('—');
  expect(noteOf('Break-even holding')).toHaveTextContent('Without any exchange risk the device never pays.');
});

it('keeps invalid text, explains the error and shows no stale result', async () => {
  await show();
  set(field('Exchange risk (% per year)'), '101');
  expect(result('Portfolio value')).toHaveTextContent('—');
  expect(result('Change in the first year')).toHaveTextContent('—');
  wait(600);
  expect(field('Exchange risk (% per year)')).toHaveAccessibleDescription(/too large\. Type a number from 0 to 100\./);
  // An error in the lower field does not affect the upper results.
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  set(field('Your own risk (% per year)'), 'none');
  expect(result('Portfolio value')).toHaveTextContent('$4,300');
  expect(result('Change in the first year')).toHaveTextContent('—');
});

it('shows a number or a dash for any text', async () => {
  const { container } = await show();
  const names = ['Bitcoin amount', 'Bitcoin price ($)', 'Exchange risk (% per year)', 'Hardware wallet cost ($)'];
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
