import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { NewMoneyTown } from './new-money-town';

const words = en.calculators.NewMoneyTown;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () => render(<NewMoneyTown locale="en" words={words} common={en.calculators.common} />);
const door = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const gains = () =>
  within(screen.getByRole('region', { name: words.gains }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const story = () => document.querySelector('[role=status]')?.textContent;
const slideTo = (day: number) =>
  fireEvent.change(screen.getByRole('slider', { name: words.day }), { target: { value: String(day) } });

test('starts on day 3 with the money at three doors and three prices up', () => {
  show();
  expect(door(en.calculators.NewMoneyTown.people.builder)).toHaveAttribute('aria-pressed', 'true');
  expect(door(en.calculators.NewMoneyTown.people.builder)).toHaveAccessibleName(
    'Builder Tiles: 10 , New money enters here',
  );
  expect(door(en.calculators.NewMoneyTown.people.smith)).toHaveAccessibleName('Smith Nails: 12 , has new money');
  expect(door(en.calculators.NewMoneyTown.people.weaver)).toHaveAccessibleName('Weaver Cloth: 12');
  expect(door(en.calculators.NewMoneyTown.people.baker)).toHaveAccessibleName('Baker Bread: 10');
  expect(story()).toBe('Innkeeper: number 3 in line. 2 prices rose before the new coins came.');
});

test('the builder ends ahead and the pensioner behind by as much', () => {
  show();
  slideTo(6);
  // b = 24 / 12 − 1 = 1 and a = 1 − 10 / 12: 6 − 15 / 6 = 3.5 and −21 / 6 = −3.5.
  expect(gains()[0]).toBe('Builder+3.5 ahead');
  expect(gains().at(-1)).toBe('Pensioner−3.5 behind');
  expect(story()).toMatch(/^Teacher: last in line. 5 prices rose/);
  expect(screen.getByText('5 pieces')).toBeVisible();
});

test('another door puts another neighbor first', async () => {
  show();
  await userEvent.click(door(en.calculators.NewMoneyTown.people.teacher));
  slideTo(6);
  expect(
    gains()
      .slice(0, 2)
      .map((text) => text?.replace(/\d.*/, '')),
  ).toEqual(['Teacher+', 'Builder+']);
});

test('nobody gains if everybody gets new money at once, and the jar shrinks', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: words.everybody }));
  expect(gains()).toEqual(Object.values(words.people).map((name) => `${name}0 as before`));
  expect(story()).toBe(words.story.all);
  expect(screen.getByText('5.8 pieces')).toBeVisible();
});

test('the next day follows, and after the last one the first', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: words.next }));
  expect(screen.getByText('Day 4 of 6')).toBeVisible();
  slideTo(6);
  await userEvent.click(screen.getByRole('button', { name: words.again }));
  expect(screen.getByText('Day 1 of 6')).toBeVisible();
  expect(story()).toBe('Builder: first in line. The new coins meet old prices, and push one up: Nails.');
});

test('keeps a wrong number of coins and gives no result for it', async () => {
  show();
  fireEvent.change(screen.getByRole('textbox', { name: words.coins }), { target: { value: 'many' } });
  expect(screen.queryByRole('region', { name: words.gains })).toBeNull();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/number/i));
});

test('restores a town from a link', () => {
  window.history.replaceState(null, '', '/#new-money-town?entry=baker&day=2&coins=35');
  show();
  expect(door(en.calculators.NewMoneyTown.people.baker)).toHaveAttribute('aria-pressed', 'true');
  expect(door(en.calculators.NewMoneyTown.people.teacher)).toHaveAccessibleName('Teacher Class: 15 , has new money');
  expect(screen.getByText('Day 2 of 6')).toBeVisible();
});
