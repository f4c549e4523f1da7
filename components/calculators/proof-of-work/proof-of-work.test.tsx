import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { ProofOfWork } from './proof-of-work';

const words = en.calculators.ProofOfWork;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () => render(<ProofOfWork locale="en" words={words} common={en.calculators.common} />);
const button = (name: string) => screen.getByRole('button', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const resultOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const says = (text: string | RegExp) => screen.getByText(text, { exact: false });

test('starts with a number that does not win, and finds the winner that everybody can check', async () => {
  show();
  expect(screen.getByText('0', { selector: 'p' })).toBeVisible();
  expect(screen.getByText(words.mine.invalid)).toBeVisible();
  expect(screen.getByText('0: not valid, 0 of 2 zeros')).toBeVisible();
  expect(screen.getByRole('img', { name: /The first 2 must be flat, and 0 are/ })).toBeVisible();
  expect(screen.getByText(words.mine.hash).nextElementSibling).toHaveTextContent(/^b68139cd/);
  await userEvent.click(button(words.mine.machine));
  expect(await screen.findByText('The machine tried 158 numbers. On average it takes 256.')).toBeVisible();
  expect(screen.getByText('158')).toBeVisible();
  expect(screen.getByText(words.mine.valid)).toBeVisible();
  expect(screen.getByRole('img', { name: /The first 2 must be flat, and 2 are/ })).toBeVisible();
  expect(screen.getByText(words.mine.hash).nextElementSibling).toHaveTextContent(/^0027e7fd/);
});

test('names the winner of the example, for readers without script', () => {
  show();
  expect(screen.getByText('158: valid, 2 of 2 zeros')).toBeInTheDocument();
});

test('tries one number with each press, and a changed letter makes the work worthless', async () => {
  show();
  await userEvent.click(button(words.mine.next));
  expect(screen.getByText('1', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('1: not valid, 0 of 2 zeros')).toBeVisible();
  await userEvent.click(button(words.mine.machine));
  expect(await screen.findByText(words.mine.valid)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: words.mine.text }), 's');
  expect(screen.getByText(words.mine.invalid)).toBeVisible();
});

test('the machine finds the next winner and says how many numbers it tried', async () => {
  show();
  // The sentence keeps its room when the ticks take its place.
  for (const empty of screen.getAllByText(words.mine.strip.before)) expect(empty).not.toHaveClass('invisible');
  fireEvent.change(slider(words.mine.zeros), { target: { value: '3' } });
  await userEvent.click(button(words.mine.machine));
  expect(await screen.findByText(/^The machine tried [\d,]+ numbers. On average it takes 4,096.$/)).toBeVisible();
  expect(screen.getByText(words.mine.valid)).toBeVisible();
  expect(screen.getByText(words.mine.hash).nextElementSibling).toHaveTextContent(/^000/);
  for (const empty of screen.getAllByText(words.mine.strip.before)) expect(empty).toHaveClass('invisible');
});

test('without reduced motion the first tries are shown one by one, and can be stopped', () => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  try {
    show();
    fireEvent.change(slider(words.mine.zeros), { target: { value: '4' } });
    fireEvent.click(button(words.mine.machine));
    for (let tries = 1; tries <= 3; tries++) {
      act(() => jest.advanceTimersToNextTimer());
      expect(screen.getByText(String(tries), { selector: 'p' })).toBeVisible();
    }
    fireEvent.click(button(words.mine.stop));
    expect(says('The machine tried 3 numbers.')).toBeVisible();
    act(() => jest.runOnlyPendingTimers());
    expect(screen.getByText('3', { selector: 'p' })).toBeVisible();
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
    jest.useRealTimers();
  }
});

test('an empty block has an error beside its field, no link, and no search', async () => {
  show();
  await userEvent.clear(screen.getByRole('textbox', { name: words.mine.text }));
  expect(screen.getByRole('alert')).toHaveTextContent(words.mine.empty);
  expect(button(words.mine.next)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button(words.mine.next));
  expect(screen.getByText('0', { selector: 'p' })).toBeVisible();
  expect(button(en.calculators.common.actions.copyLink)).toHaveAttribute('aria-disabled', 'true');
});

test('a fork ends with the next block, and its loser found a block in vain', async () => {
  show();
  expect(says('Ada found the next block. That chain is longer')).toBeVisible();
  expect(screen.getByText('Ben: 1')).toBeVisible();
  await userEvent.click(button(words.race.again));
  for (let round = 0; round < 20; round++) await userEvent.click(button(words.race.next));
  expect(button(words.race.next)).toHaveAttribute('aria-disabled', 'true');
  expect(says(words.race.says.full)).toBeVisible();
});

test('gives the exact chance, the one of 2008, and the wait for one in a thousand', () => {
  show();
  expect(resultOf(words.attack.chance)).toBe('0.0591%');
  expect(resultOf(words.attack.paper)).toBe('0.0243%');
  expect(resultOf(words.attack.needed)).toBe('6 blocks');
  fireEvent.change(slider(words.attack.share), { target: { value: '30' } });
  expect(resultOf(words.attack.needed)).toBe('32 blocks');
  expect(screen.getByText('About 5 hours')).toBeVisible();
  fireEvent.change(slider(words.attack.share), { target: { value: '50' } });
  expect(resultOf(words.attack.chance)).toBe('100%');
  expect(screen.getByText(words.attack.never)).toBeVisible();
  expect(resultOf(words.attack.needed)).toBe(words.attack.noNumber);
});

test('restores block, race and attacker from a link', () => {
  window.history.replaceState(
    null,
    '',
    '/#proof-of-work?text=Hello&nonce=7&zeros=1&race=10&rounds=5&share=25&confirmations=2',
  );
  show();
  expect(screen.getByRole('textbox', { name: words.mine.text })).toHaveValue('Hello');
  expect(says(words.race.says.fork)).toBeVisible();
  expect(within(screen.getByLabelText('Results')).getByText('31.3%')).toBeVisible();
});
