import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import type { GroupId } from '@/lib/calculators/supply-curve';
import { SupplyCurve } from './supply-curve';

const words = en.calculators.SupplyCurve;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

const show = () => render(<SupplyCurve locale="en" words={words} common={en.calculators.common} />);
const preset = (id: keyof typeof words.presetNames) => screen.getByRole('button', { name: words.presetNames[id] });
const group = (id: GroupId) => screen.getByRole('button', { name: new RegExp(`^${words.groups[id]}`) });
const resultOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('starts with coins for ever, which only the miners follow', () => {
  show();
  expect(preset('tail')).toHaveAttribute('aria-pressed', 'true');
  expect(resultOf(words.final)).toBe(words.endless);
  expect(resultOf(words.strictness)).toBe('a looser rule');
  expect(screen.getByText(/refuses your blocks from number 1,470,000 on, in about 2036/)).toBeVisible();
  expect(group('miners')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(words.fates.unsold)).toBeVisible();
});

test('the real rule ends just below 21 million and leaves nothing to decide', async () => {
  show();
  await userEvent.click(preset('real'));
  expect(resultOf(words.final)).toBe('20,999,999.9769');
  expect(resultOf(words.strictness)).toBe('the same rule');
  expect(screen.getByText(words.fates.same)).toBeVisible();
});

test('fewer coins need only the miners, and more coins all who use them', async () => {
  show();
  await userEvent.click(preset('fewer'));
  expect(resultOf(words.strictness)).toBe('a tighter rule');
  expect(screen.getByText(words.fates.enforced)).toBeVisible();
  await userEvent.click(preset('press'));
  await userEvent.click(group('nodes'));
  expect(screen.getByText(words.fates['two-coins'])).toBeVisible();
  await userEvent.click(group('exchanges'));
  expect(screen.getByText(words.fates.changed)).toBeVisible();
  await userEvent.click(group('miners'));
  expect(screen.getByText(words.fates.unpaid)).toBeVisible();
});

test('a field out of range has its error beside it and gives no curve', async () => {
  show();
  const field = screen.getByRole('textbox', { name: words.interval });
  fireEvent.change(field, { target: { value: '5' } });
  expect(await screen.findByText('This number is too small. Type a number from 10,000 to 2,100,000.')).toBeVisible();
  expect(field).toHaveValue('5');
  expect(resultOf(words.final)).toBe('—');
  expect(screen.queryByRole('img', { name: /^Two curves/ })).toBeNull();
});

test('restores rule and followers from a link', () => {
  window.history.replaceState(
    null,
    '',
    '/#supply-curve?subsidyBtc=1&intervalBlocks=210000&tailBtc=0&developers=yes&miners=no&exchanges=no&nodes=yes',
  );
  show();
  expect(screen.getByRole('textbox', { name: words.subsidy })).toHaveValue('1');
  expect(group('nodes')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(words.fates.split)).toBeVisible();
});
