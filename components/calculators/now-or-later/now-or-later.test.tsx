import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { NowOrLater } from './now-or-later';
import { yOf } from './rate-ladder';

const words = en.calculators.NowOrLater;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () =>
  render(
    <NowOrLater
      locale="en"
      words={words}
      common={en.calculators.common}
      inflation={{ percent: 4.2, month: '2026-05' }}
      soldiers={{ from: 17.5, to: 19.8 }}
    />,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const range = (situation: string) => screen.getByText(situation, { selector: 'dt' }).nextElementSibling?.textContent;

test('starts with one choice made, and four choices find a range', async () => {
  show();
  expect(range('1. A quiet year')).toBe('At most 10% a year');
  expect(screen.getByText('Question 2 of 4. Which do you take?')).toBeVisible();
  await press('$100 today');
  expect(range('1. A quiet year')).toBe('Between 3% and 10% a year');
  await press('$105 in a year');
  await press('$104 in a year');
  expect(range('1. A quiet year')).toBe('Between 3% and 4% a year');
  expect(screen.getByText('A promised $100 in a year is worth $96 to $97 to you today.')).toBeVisible();
  expect(screen.queryByRole('button', { name: '$100 today' })).toBeNull();
});

test('a month asks for the same yearly rates with smaller sums', async () => {
  show();
  await press(/^2\. Only a month/);
  expect(screen.getByRole('button', { name: '$100.80 in a month' })).toBeVisible();
  for (let step = 0; step < 4; step++) await press('$100 today');
  expect(range('2. Only a month')).toBe('More than 200% a year');
  expect(screen.getByText('A promised $100 in a year is worth less than $33 to you today.')).toBeVisible();
});

test('says that one person has several rates, without a verdict on the person', async () => {
  window.history.replaceState(null, '', '/#now-or-later?situation=rent&year=lsll&month=&large=lsll&rent=sss&stranger=');
  show();
  await press('$100 today');
  expect(range('4. The rent is due')).toBe('More than 200% a year');
  expect(screen.getByText(/^One person, one day, 3 situations, and not one rate/)).toBeVisible();
  expect(screen.getByRole('img', { name: /1\. A quiet year: Between 3% and 4% a year\./ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next situation: A stranger’s word' })).toBeVisible();
});

test('takes a step back and starts one situation again', async () => {
  show();
  await press(words.back);
  expect(range('1. A quiet year')).toBe(words.answer.none);
  expect(screen.getByRole('button', { name: words.back })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: '$110 in a year' })).toBeVisible();
  await press('$100 today');
  await press(words.again);
  expect(range('1. A quiet year')).toBe(words.answer.none);
});

test('ignores answers in a link that cannot be given', () => {
  window.history.replaceState(null, '', '/#now-or-later?situation=year&year=xyz');
  show();
  expect(range('1. A quiet year')).toBe('At most 10% a year');
  expect(within(screen.getByRole('group', { name: words.choose })).getAllByRole('button')).toHaveLength(5);
});

test('a rate between two rungs stands between them', () => {
  expect(yOf(17.5)).toBe((yOf(15) + yOf(20)) / 2);
  expect(yOf(0)).toBeGreaterThan(yOf(1));
  expect(yOf(500)).toBe(yOf(200));
});
