import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { getContent } from '@/lib/content/content';
import { FeeCalculator } from './fee-calculator';

const { FeeCalculator: fee, common } = getContent('en').calculators;

jest.useFakeTimers();
beforeEach(() => window.history.replaceState(null, '', '/guides/bitcoin-fees'));

function open() {
  render(tool);
}

const tool = <FeeCalculator locale="en" words={fee} common={common} />;

const result = (label: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement).getAllByRole('definition')[0];

function type(name: string, text: string) {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
}

function waitForErrors() {
  act(() => jest.advanceTimersByTime(600));
}

test('the default: 250 × 20 = 5,000 sat = 0.00005 BTC; × 45,000 = $2.25', () => {
  open();
  expect(result(fee.sats)).toHaveTextContent(/^5,000$/);
  expect(result(fee.btc)).toHaveTextContent(/^0\.00005000$/);
  expect(result(fee.usd)).toHaveTextContent(/^\$2\.25$/);
  expect(screen.getByText(/fixed example price of \$45,000/)).toBeVisible();
});

test('values beyond the slider can be typed: 141 × 10.5 = 1,480.5 sat, rounded to 1,481', () => {
  open();
  type(fee.size, '141');
  type(fee.rate, '10.5');
  expect(result(fee.sats)).toHaveTextContent('1,481');
  // 0.000014805 → 0.00001481 (half goes up); 0.000014805 × 45,000 = 0.666225 → $0.67
  expect(result(fee.btc)).toHaveTextContent('0.00001481');
  expect(result(fee.usd)).toHaveTextContent('$0.67');
  expect(screen.getByRole('slider', { name: fee.size })).toHaveAttribute('aria-valuetext', '141 virtual bytes');
});

test('the sliders range from 150 to 1000 and from 1 to 100, and change the text fields', () => {
  open();
  const size = screen.getByRole('slider', { name: fee.size });
  const rate = screen.getByRole('slider', { name: fee.rate });
  expect([size.getAttribute('min'), size.getAttribute('max')]).toEqual(['150', '1000']);
  expect([rate.getAttribute('min'), rate.getAttribute('max')]).toEqual(['1', '100']);
  fireEvent.change(size, { target: { value: '1000' } });
  fireEvent.change(rate, { target: { value: '100' } });
  expect(screen.getByRole('textbox', { name: fee.size })).toHaveValue('1000');
  expect(result(fee.sats)).toHaveTextContent('100,000');
});

test('text that is not a number is kept, gets an error and gives no result', () => {
  open();
  type(fee.rate, 'fast');
  expect(result(fee.sats)).toHaveTextContent(/^—$/);
  expect(result(fee.usd)).toHaveTextContent(/^—$/);
  waitForErrors();
  expect(screen.getByText('This is not a number. Type a number, such as 20.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: fee.rate });
  expect(field).toHaveValue('fast');
  expect(field).toHaveAccessibleDescription(/is not a number/);
  fireEvent.click(screen.getByRole('button', { name: common.actions.reset }));
  expect(result(fee.sats)).toHaveTextContent('5,000');
});

test('a rate below the relay floor gets a note', () => {
  open();
  type(fee.rate, '0.05');
  expect(screen.getByText(/Below 0\.1 sat\/vB/)).toBeVisible();
});

test('a link restores size and rate', () => {
  window.history.replaceState(null, '', '#fee?sizeVbytes=154&rateSatsPerVbyte=2.5');
  Element.prototype.scrollIntoView = jest.fn();
  open();
  expect(screen.getByRole('textbox', { name: fee.size })).toHaveValue('154');
  expect(result(fee.sats)).toHaveTextContent('385');
});
