import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { getWeimarTable } from '@/lib/content/weimar-table';
import { formatLoss, formatPart, formatPrewarMarks, formatWorth } from './format-results';
import { scaleOf } from './ice-block';
import { PriceClock } from './price-clock';

const words = en.calculators.PriceClock;

beforeEach(() => window.history.replaceState(null, '', '/'));

function show() {
  render(<PriceClock locale="en" table={getWeimarTable()} words={words} common={en.calculators.common} />);
}
const wage = () => screen.getByRole('textbox', { name: words.wage });
const month = () => screen.getByRole('combobox', { name: words.month });
const shown = () => [...screen.getByLabelText('Results').querySelectorAll('dd')].map((element) => element.textContent);

test('starts with five dollars of August 1923 and shows their loss over a month', () => {
  show();
  expect(wage()).toHaveValue('23,000,000');
  // 23,000,000 / 4,620,455 = 4.978; a month later 23,000,000 / 98,860,000 = 0.2327; 4,620,455 / 98,860,000 = 4.67%.
  expect(shown()).toEqual(expect.arrayContaining(['$4.98', '$0.23', '4.7% of its worth is left']));
  expect(screen.getByText('Spend it at once.')).toBeVisible();
  expect(screen.getByText(words.estimate)).toBeVisible();
  // An estimate has three digits: 4,620,455 and, a week on, 4,620,455 × (98,860,000 / 4,620,455)^(7 / 30.4375) = 9.346 million.
  expect(screen.getByText('About 4,620,000 marks for one dollar in August 1923', { exact: false })).toBeVisible();
  expect(screen.getByText('About 9,350,000 marks for one dollar')).toBeVisible();
});

test('announces the advice after a change has paused, and nothing before the first change', () => {
  jest.useFakeTimers();
  show();
  const spoken = () => document.querySelector('output');
  act(() => jest.advanceTimersByTime(2000));
  expect(spoken()).toBeEmptyDOMElement();
  fireEvent.change(month(), { target: { value: '1923-02' } });
  act(() => jest.advanceTimersByTime(900));
  expect(spoken()).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(100));
  expect(spoken()).toHaveTextContent(words.verdict.wait);
  jest.useRealTimers();
});

test('advises to wait in the month after which the mark rose', async () => {
  show();
  await userEvent.selectOptions(month(), '1923-02');
  await userEvent.click(screen.getByRole('button', { name: '$20' }));
  // 27,918 × 20 = 558,360, in two digits 560,000. 27,918 / 21,190 = 1.3175.
  expect(wage()).toHaveValue('560,000');
  expect(shown()).toContain('32% more than on payday');
  expect(screen.getByText(words.verdict.wait)).toBeVisible();
});

test('shows no later worth for the month of the reform and explains why', async () => {
  show();
  await userEvent.selectOptions(month(), '1923-11');
  expect(screen.queryByText(words.week)).toBeNull();
  expect(screen.queryByText(words.nextMonth)).toBeNull();
  expect(screen.getByText(words.reformVerdict)).toBeVisible();
  expect(screen.getByText(words.reform)).toBeVisible();
});

test('an invalid wage gives no result and an error', async () => {
  show();
  await userEvent.clear(wage());
  await userEvent.type(wage(), 'a lot');
  expect(shown()).toEqual(['—', '—', '—']);
  expect(await screen.findByText('Write the wage as a number, such as 23,000,000.')).toBeVisible();
  await userEvent.clear(wage());
  await userEvent.type(wage(), '0');
  expect(await screen.findByText(words.problems['not-positive'])).toBeVisible();
});

test('names no goods, because a monthly rate does not determine prices in shops', async () => {
  show();
  for (const [value] of getWeimarTable().rates) {
    await userEvent.selectOptions(month(), value);
    expect(document.body).not.toHaveTextContent(/bread|loaf|loaves|\bkg\b/i);
  }
});

test('a link with an unknown month keeps its wage and says what it lost', async () => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/#price-clock?month=1923-99&wage=5');
  show();
  expect(month()).toHaveValue('1923-08');
  expect(wage()).toHaveValue('5');
  expect(screen.getByText(/^This link was damaged on the way\./)).toBeVisible();
  expect(month()).toHaveAccessibleDescription('The link lost this value: you see that of the example.');
});

test('small amounts are never rounded to zero', () => {
  expect(formatPrewarMarks(0.004, 'en', words.less)).toBe('less than 0.01');
  expect(formatPrewarMarks(20.909, 'en', words.less)).toBe('20.91');
  expect(formatWorth(0.004, 'en', words.less)).toBe('less than $0.01');
  expect(formatPart(0.0004, 'en', words.less)).toBe('less than 0.1%');
  expect(formatPart(0.0467, 'en', words.less)).toBe('4.7%');
  expect(formatLoss(0.0000001, 'en')).toBe('99.9%');
  expect(formatLoss(0.047, 'en')).toBe('95%');
});

test('the ice shows what is left at the moment of the dial, and the receipt stays the same', () => {
  show();
  const dial = screen.getByRole('slider', { name: words.dial });
  expect(dial).toHaveAttribute('aria-valuetext', expect.stringMatching(/^A week later: /));
  fireEvent.change(dial, { target: { value: 0 } });
  expect(screen.getByRole('img', { name: /On payday: 100% of it is left.*23,000,000 marks/ })).toBeVisible();
  fireEvent.change(dial, { target: { value: 2 } });
  // 4,620,455 / 98,860,000 = 4.67%.
  expect(screen.getByRole('img', { name: /September 1923: 4.7% of it is left.*23,000,000 marks/ })).toBeVisible();
  fireEvent.change(month(), { target: { value: '1923-11' } });
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a wage chosen in dollars keeps its dollars when the month changes', async () => {
  show();
  expect(screen.getByRole('button', { name: '$5' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.selectOptions(month(), '1923-10');
  // 25,260,208,000 × 5 in two digits.
  expect(wage()).toHaveValue('130,000,000,000');
  await userEvent.selectOptions(month(), '1923-02');
  expect(wage()).toHaveValue('140,000');
  // A wage typed in marks stays.
  await userEvent.clear(wage());
  await userEvent.type(wage(), '123456');
  await userEvent.selectOptions(month(), '1923-10');
  expect(wage()).toHaveValue('123456');
});

test('scaleOf gives the edge of a block by its volume', () => {
  expect(scaleOf(1)).toBe(1);
  expect(scaleOf(0.125)).toBeCloseTo(0.5);
  expect(scaleOf(-1)).toBe(0);
  expect(scaleOf(99)).toBeLessThan(1.2);
});
