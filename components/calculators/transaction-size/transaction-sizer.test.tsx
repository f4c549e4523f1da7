import { act, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { SCRIPT_TYPES } from '@/lib/bitcoin';
import { getContent } from '@/lib/content/content';
import { fromHash, initialState, OUTPUT_TYPES, type SizerState, toHash } from './sizer-state';
import { TransactionSizer } from './transaction-sizer';

const { TransactionSizer: transactionSize, common } = getContent('en').calculators;

afterEach(() => jest.useRealTimers());
beforeEach(() => window.history.replaceState(null, '', '/guides/bitcoin-fees'));

function open() {
  render(tool);
}

const tool = <TransactionSizer locale="en" words={transactionSize} common={common} />;

const result = (label: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement).getAllByRole('definition')[0];

const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const output = (n: number) => within(screen.getByRole('group', { name: `Output ${n}` }));

test('the default: one coin, two outputs, 141 vB; at 20 sat/vB 2,820 sat', () => {
  open();
  expect(result(transactionSize.size)).toHaveTextContent(/^141 vB$/);
  expect(result('Fee')).toHaveTextContent(/^2,820 sat$/);
});

test.each([
  ['Starts with 1: 226 vB', '226 vB'],
  ['Starts with bc1q: 141 vB', '141 vB'],
  ['Starts with bc1p: 154 vB', '154 vB'],
])('the published size of the example "%s"', (name, size) => {
  open();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(result(transactionSize.size)).toHaveTextContent(size);
});

test('mixed coins: 10.5 + 0.25 + 148 + 68 + 34 + 43 = 303.75, rounded up to 304 vB', () => {
  open();
  put(screen.getByRole('textbox', { name: transactionSize.inputTypes.p2pkh }), '1');
  put(output(1).getByRole('combobox'), 'p2pkh');
  put(output(2).getByRole('combobox'), 'p2tr');
  expect(result(transactionSize.size)).toHaveTextContent('304 vB');
});

test('an output below the dust limit of its type gets a warning', () => {
  open();
  put(output(2).getByRole('textbox'), '293');
  expect(output(2).getByRole('status')).toHaveTextContent('293 sat is under the limit of 294 sat');
  expect(output(2).getByRole('textbox')).toHaveAccessibleDescription(/Dust/);
  expect(output(1).getByRole('status')).toBeEmptyDOMElement();
  put(output(2).getByRole('combobox'), 'p2tr');
  expect(output(2).getByRole('status')).toHaveTextContent('limit of 330 sat');
  // A Taproot input of 57.5 vB costs 57.5 × 20 = 1,150 sat at 20 sat/vB
  put(output(2).getByRole('textbox'), '1000');
  expect(output(2).getByRole('status')).toHaveTextContent('would cost about 1,150 sat');
  put(output(2).getByRole('textbox'), '5,000');
  expect(output(2).getByRole('status')).toBeEmptyDOMElement();
});

test('outputs can be added and removed without losing the focus', () => {
  open();
  expect(screen.getByRole('button', { name: 'Remove output 1' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: transactionSize.addOutput }));
  // 141 + 31
  expect(result(transactionSize.size)).toHaveTextContent('172 vB');
  expect(output(3).getByRole('combobox')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Remove output 3' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove output 2' }));
  expect(result(transactionSize.size)).toHaveTextContent('110 vB');
  expect(output(1).getByRole('combobox')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Remove output 1' })).not.toBeInTheDocument();
});

test.each([
  ['-5', /cannot pay less than nothing/],
  ['3,000,000,000,000,000', /more than all bitcoin: there will never be more than 2,099,999,997,690,000 sat/],
])('an output of %p gets an error and gives no result', (amount, sentence) => {
  jest.useFakeTimers();
  open();
  put(output(1).getByRole('textbox'), amount);
  expect(result(transactionSize.size)).toHaveTextContent(/^—$/);
  act(() => jest.advanceTimersByTime(600));
  expect(output(1).getByRole('textbox')).toHaveAccessibleDescription(sentence);
});

test('invalid counts get an error and give no result', () => {
  jest.useFakeTimers();
  open();
  const coins = screen.getByRole('textbox', { name: transactionSize.inputTypes.p2wpkh });
  put(coins, '1.5');
  expect(result(transactionSize.size)).toHaveTextContent(/^—$/);
  act(() => jest.advanceTimersByTime(600));
  expect(screen.getByText(/This is not a whole number/)).toBeVisible();
  put(coins, '0');
  expect(screen.getByText(/spends at least one coin/)).toBeVisible();
  expect(result('Fee')).toHaveTextContent(/^—$/);
  expect(screen.queryByRole('link', { name: /fee calculator/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: common.actions.copyLink })).toHaveAttribute('aria-disabled', 'true');
  act(() => jest.advanceTimersByTime(600));
  expect(window.location.hash).toBe('');
});

test('the size is passed to the fee calculator by a link', () => {
  open();
  expect(screen.getByRole('link', { name: transactionSize.useSize })).toHaveAttribute(
    'href',
    '#fee?sizeVbytes=141&rateSatsPerVbyte=20',
  );
});

test('consolidating ten inputs first is compared with paying directly', () => {
  open();
  put(screen.getByRole('textbox', { name: transactionSize.inputTypes.p2wpkh }), '10');
  expect(screen.getByRole('heading', { name: transactionSize.consolidate.title })).toBeVisible();
  expect(
    screen.getByText(/The new coin is of the cheapest kind for this: “Starts with bc1q, 42 characters”/),
  ).toBeVisible();
});

test('coins that several keys guard are joined into the cheapest kind that keeps several keys', () => {
  open();
  put(screen.getByRole('textbox', { name: transactionSize.inputTypes['p2sh-2of3'] }), '10');
  expect(screen.getByText(/the cheapest kind that keeps several keys: “Starts with bc1q, 62 characters/)).toBeVisible();
});

describe('the fragment', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Element.prototype.scrollIntoView = jest.fn();
  });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('restores its state and scrolls into view once', () => {
    window.history.replaceState(null, '', '#transaction-size?p2pkh=2&rate=3&o1=p2tr');
    open();
    // 10 + 2 × 148 + 43
    expect(result(transactionSize.size)).toHaveTextContent('349 vB');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    wait(2000);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  const states: fc.Arbitrary<SizerState> = fc.record({
    inputs: fc.tuple(...SCRIPT_TYPES.map(() => fc.integer({ min: 0, max: 9999 }))).map((counts) => {
      const all = counts.every((count) => count === 0) ? [1, ...counts.slice(1)] : counts;
      return Object.fromEntries(SCRIPT_TYPES.map((type, index) => [type, String(all[index])])) as SizerState['inputs'];
    }),
    rate: fc.integer({ min: 0, max: 9999 }).map(String),
    outputs: fc
      .array(
        fc.record({
          type: fc.constantFrom(...OUTPUT_TYPES),
          amount: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 9999 }).map(String)),
        }),
        {
          minLength: 1,
          maxLength: 20,
        },
      )
      .map((rows) => rows.map((row, key) => ({ key, ...row }))),
  });

  test('restores any state from its link', () => {
    fc.assert(fc.property(states, (state) => expect(fromHash(toHash(state, 'en'), 'en')).toEqual({ state, lost: [] })));
  });

  test('never throws, and always has an output', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = fromHash(`#transaction-size?${text}`, 'en');
        expect(read?.state.outputs.length).toBeGreaterThan(0);
      }),
    );
    expect(fromHash('#fee?sizeVbytes=1', 'en')).toBeNull();
  });

  test.each([
    'o1=nonsense&p2wpkh=1&rate=3',
    'p2wpkh=1&rate=3',
    'o1=p2tr&rate=3',
    'p2wpkh=1&o1=p2tr&o3=p2tr&rate=3',
    '',
  ])('with %p is the example: rows of a damaged list would be another payment', (query) => {
    expect(fromHash(`#transaction-size?${query}`, 'en')).toEqual({ state: initialState('en'), lost: 'all' });
  });

  test('says what a link lost that was cut at its end', () => {
    window.history.replaceState(null, '', '#transaction-size?p2wpkh=2&o1=p2tr');
    open();
    expect(screen.getByText(/This link was damaged/)).toBeVisible();
    const rate = screen.getByRole('textbox', { name: transactionSize.rate });
    expect(rate).toHaveAccessibleDescription(common.errors.lostInLink);
    put(rate, '5');
    expect(screen.queryByText(/This link was damaged/)).not.toBeInTheDocument();
  });
});
