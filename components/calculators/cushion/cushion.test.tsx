import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { Cushion } from './cushion';
import { pillowUsd } from './cushion-picture';

const words = en.calculators.Cushion;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () => render(<Cushion locale="en" words={words} common={en.calculators.common} />);
const field = (name: string) => screen.getByRole('textbox', { name });
const result = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const bars = () =>
  within(screen.getByRole('list', { name: /^All 1,000 years/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('starts with a year that breaks the cushion, told in words and in the picture', () => {
  show();
  expect(screen.getByText('Year 5 of 1,000')).toBeVisible();
  expect(result(words.verdict)).toBe('It breaks in SeptemberAt the worst moment $650 is missing');
  expect(result(words.size)).toBe('0.75 months');
  expect(result(words.lost)).toBe('$3,150');
  expect(result(words.end)).toBe('$450 owed');
  expect(screen.getByText('September: ill: a month without pay, $2,100 in this year')).toBeVisible();
  expect(
    screen.getByRole('img', { name: /It breaks in September\. At the worst moment \$650 is missing\.$/ }),
  ).toBeVisible();
});

test('deals the next year, and after the last one the first', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: words.deal }));
  expect(screen.getByText('Year 6 of 1,000')).toBeVisible();
  expect(result(words.verdict)).toContain(words.held);
  fireEvent.change(screen.getByRole('slider', { name: words.savings }), { target: { value: '0' } });
  expect(result(words.verdict)).toContain('It breaks in January');
});

test('a larger cushion holds the same year, and more of all years', () => {
  show();
  expect(bars()).toContain('Yours: 0.75 months 80% of years');
  fireEvent.change(field(words.savings), { target: { value: '4,000' } });
  expect(result(words.verdict)).toBe('The cushion holdsNothing has to be borrowed');
  expect(bars()).toContain('Yours: 2 months 93% of years');
  expect(bars()[0]).toBe('No cushion 32% of years');
});

test('an invalid field gives no result, and keeps what was typed', () => {
  show();
  fireEvent.change(field(words.spending), { target: { value: 'rent' } });
  expect(field(words.spending)).toHaveValue('rent');
  expect(result(words.verdict)).toBe('—');
  expect(screen.getByText(words.invalid)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('restores a year from a link, and ignores a year that cannot be dealt', () => {
  window.history.replaceState(null, '', '/#cushion?spendingUsd=1000&savingsUsd=300&putAsideUsd=0&year=4');
  const { unmount } = show();
  expect(screen.getByText('Year 4 of 1,000')).toBeVisible();
  expect(screen.getByText('March: the job is gone: three months without pay, $3,000 in this year')).toBeVisible();
  unmount();
  window.history.replaceState(null, '', '/#cushion?spendingUsd=1000&savingsUsd=300&putAsideUsd=0&year=0');
  show();
  expect(screen.getByText('Year 5 of 1,000')).toBeVisible();
});

test.each([
  [1_950, 2_000, 500],
  [3_000, 2_000, 500],
  [3_100, 2_000, 1_000],
  [100_000, 2_000, 32_000],
  [1, 2_000, 500],
])('a highest balance of %p at %p a month is drawn in pillows of %p', (highest, spending, unit) => {
  expect(pillowUsd(highest, spending)).toBe(unit);
});
