import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { propertyIds } from '@/lib/calculators/money-scorecard';
import { MoneyScorecard } from './money-scorecard';

const words = en.calculators.MoneyScorecard;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () => render(<MoneyScorecard locale="en" words={words} common={en.calculators.common} />);
const ranking = () =>
  within(screen.getByRole('list', { name: words.ranking }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const slider = (id: (typeof propertyIds)[number]) => screen.getByRole('slider', { name: words.properties[id] });

test('starts with equal weights, where two kinds share the second place', () => {
  show();
  // 24 / 6 = 4.0; 22 / 6 = 3.67.
  expect(ranking().slice(0, 3)).toEqual(['1.Dollars in a bank4.0 of 5', '2.Paper notes3.7 of 5', '2.Bitcoin3.7 of 5']);
  expect(screen.getByRole('button', { name: words.presetNames.same })).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['rent', 'Dollars in a bank'],
  ['decades', 'Gold'],
] as const)('the purpose %s puts %s first', async (preset, winner) => {
  show();
  await userEvent.click(screen.getByRole('button', { name: words.presetNames[preset] }));
  expect(ranking()[0]).toContain(winner);
});

test('shows a tie for first place as such', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: words.presetNames.border }));
  expect(ranking().slice(0, 2)).toEqual(['1.Dollars in a bank4.0 of 5', '1.Bitcoin4.0 of 5']);
  expect(screen.getByText('In front: Dollars in a bank and Bitcoin')).toBeInTheDocument();
});

test('a weight has words, and no weight at all gives no ranking', () => {
  show();
  for (const id of propertyIds) fireEvent.change(slider(id), { target: { value: '0' } });
  expect(slider('lasts')).toHaveAttribute('aria-valuetext', 'Not at all');
  expect(screen.getByText(words.none)).toBeVisible();
  expect(screen.queryByRole('list', { name: words.ranking })).toBeNull();
});

test('a rating that the reader changes changes the ranking', () => {
  show();
  fireEvent.click(screen.getByText(words.edit));
  const rating = screen.getByRole('slider', { name: `Bitcoin: ${words.properties.steady}` });
  expect(rating).toHaveAttribute('aria-valuetext', '1 of 5');
  fireEvent.change(rating, { target: { value: '5' } });
  // 22 + 4 = 26 against 24.
  expect(ranking()[0]).toBe('1.Bitcoin4.3 of 5');
});

test('restores weights and ratings from a link', () => {
  window.history.replaceState(null, '', `/#money-scorecard?w=000003&r=${'1'.repeat(11)}5${'1'.repeat(24)}`);
  show();
  expect(ranking()[0]).toBe('1.Cattle5.0 of 5');
});
