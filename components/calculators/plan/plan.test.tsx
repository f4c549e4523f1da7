import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { decodePlan, EMPTY_PLAN, encodePlan, PLAN_KEY } from '@/lib/calculators/plan';
import { Plan } from './plan';

const words = en.calculators.Plan;
const { fields } = words;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = () => render(<Plan locale="en" words={words} common={en.calculators.common} />);
const box = (name: string) => screen.getByRole('textbox', { name, hidden: true });
const write = (name: string, text: string) => {
  fireEvent.change(box(name), { target: { value: text } });
  act(() => jest.advanceTimersByTime(1_000));
};
const remember = () => screen.getByRole('checkbox', { name: words.remember });

test('is an empty sheet with twelve fields, and writes nothing anywhere by itself', () => {
  show();
  expect(screen.getAllByRole('textbox', { hidden: true })).toHaveLength(Object.keys(EMPTY_PLAN).length);
  write(fields.goal, 'A bike');
  expect(localStorage).toHaveLength(0);
  expect(window.location.hash).toBe('');
});

test('says how long a loss takes to replace', () => {
  show();
  expect(screen.getByText(/this line says how long/)).toBeVisible();
  write(fields.atRisk, '1,000');
  write(fields.saved, '150');
  expect(screen.getByText(/It takes 7 months of saving to replace\./, { selector: 'p > span' })).toBeVisible();
  write(fields.saved, '10');
  expect(
    screen.getByText(/100 months of saving to replace\. That is 8\.3 years\./, { selector: 'p > span' }),
  ).toBeVisible();
});

test('names a field that is no number or too long, beside it, and keeps the text', () => {
  show();
  write(fields.saved, 'a lot');
  expect(box(fields.saved)).toHaveAccessibleDescription(/This is not a number/);
  expect(box(fields.saved)).toHaveValue('a lot');
  write(fields.saved, '0');
  expect(box(fields.saved)).toHaveAccessibleDescription(/This number is too small/);
  write(fields.review, 'x'.repeat(43));
  expect(box(fields.review)).toHaveAccessibleDescription(/3 characters too long for one page/);
  expect(box(fields.review)).toHaveValue('x'.repeat(43));
});

test('is kept after opting in, comes back, and is deleted after opting out', () => {
  const { unmount } = show();
  write(fields.goal, 'A bike');
  fireEvent.click(remember());
  write(fields.goalWhen, 'June');
  unmount();
  show();
  expect(box(fields.goal)).toHaveValue('A bike');
  expect(box(fields.goalWhen)).toHaveValue('June');
  expect(remember()).toBeChecked();
  fireEvent.click(remember());
  expect(localStorage).toHaveLength(0);
  expect(box(fields.goal)).toHaveValue('A bike');
});

test('shows what another tab wrote, and changes only its own field of the stored plan', () => {
  show();
  write(fields.goal, 'A bike');
  fireEvent.click(remember());
  localStorage.setItem(PLAN_KEY, encodePlan({ ...EMPTY_PLAN, goal: 'A bike', goalWhen: 'June' }));
  write(fields.askFirst, 'Ana');
  expect(decodePlan(localStorage.getItem(PLAN_KEY))).toMatchObject({
    goal: 'A bike',
    goalWhen: 'June',
    askFirst: 'Ana',
  });
  expect(box(fields.goalWhen)).toHaveValue('June');
  localStorage.setItem(PLAN_KEY, encodePlan({ ...EMPTY_PLAN, goal: 'A guitar' }));
  fireEvent(window, new StorageEvent('storage', { key: PLAN_KEY }));
  expect(box(fields.goal)).toHaveValue('A guitar');
});

test('is deleted after one more question', async () => {
  localStorage.setItem(PLAN_KEY, encodePlan({ ...EMPTY_PLAN, goal: 'A bike' }));
  show();
  await userEvent.click(screen.getByRole('button', { name: words.clear }));
  await userEvent.click(screen.getByRole('button', { name: words.clearNo }));
  expect(box(fields.goal)).toHaveValue('A bike');
  await userEvent.click(screen.getByRole('button', { name: words.clear }));
  await userEvent.click(screen.getByRole('button', { name: words.clearYes }));
  expect(box(fields.goal)).toHaveValue('');
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText(words.cleared)).toBeVisible();
});

test('a storage error is reported, and the sheet still works', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  show();
  fireEvent.click(remember());
  expect(screen.getByText(words.rememberFailed)).toBeVisible();
  expect(remember()).not.toBeChecked();
  write(fields.goal, 'A bike');
  expect(box(fields.goal)).toHaveValue('A bike');
});

test('a damaged record is left out', () => {
  localStorage.setItem(PLAN_KEY, '{"version":1,"texts":7');
  show();
  expect(box(fields.goal)).toHaveValue('');
  expect(remember()).not.toBeChecked();
});

describe('the whole page', () => {
  const details = () => screen.getByText(words.wholePage).closest('details') as HTMLDetailsElement;

  test('is closed below the goal, the limit and what would change the mind', () => {
    show();
    expect(details().open).toBe(false);
    const folded = Object.values(fields).filter((name) => details().contains(box(name)));
    const first = [fields.goal, fields.atRisk, fields.saved, fields.changeMind];
    expect(Object.values(fields).filter((name) => !folded.includes(name))).toEqual(expect.arrayContaining(first));
    expect(folded).toHaveLength(Object.keys(EMPTY_PLAN).length - first.length);
  });

  test('is open when something is written in it, and on paper', () => {
    localStorage.setItem(PLAN_KEY, encodePlan({ ...EMPTY_PLAN, debts: '$40 to my brother' }));
    const { unmount } = show();
    expect(details().open).toBe(true);
    unmount();
    localStorage.clear();
    show();
    expect(details().open).toBe(false);
    fireEvent(window, new Event('beforeprint'));
    expect(details().open).toBe(true);
  });
});

describe('the copy as text', () => {
  const copy = async () => {
    fireEvent.click(screen.getByRole('button', { name: words.copy }));
    await act(async () => {});
  };
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

  test('has what was filled in, with the answer on the loss', async () => {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    show();
    await copy();
    expect(screen.getByText(words.copyNotices.empty)).toBeVisible();
    write(fields.goal, 'A guitar, $300 ');
    write(fields.atRisk, '100');
    write(fields.saved, '50');
    await copy();
    expect(screen.getByText(words.copyNotices.copied)).toBeVisible();
    expect(copied).toEqual([
      [
        words.sheetTitle,
        `${fields.goal}: A guitar, $300`,
        `${fields.atRisk}: 100`,
        `${fields.saved}: 50`,
        `${words.loss.title}: It takes 2 months of saving to replace.`,
        words.own,
      ].join('\n\n'),
    ]);
    write(fields.goal, 'A bike');
    expect(screen.queryByText(words.copyNotices.copied)).not.toBeInTheDocument();
  });

  test('is shown to copy by hand if the browser refuses', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    show();
    write(fields.goal, 'A bike');
    await copy();
    expect(screen.getByText(words.copyNotices.failed)).toBeVisible();
    expect((screen.getByRole('textbox', { name: words.copy }) as HTMLTextAreaElement).value).toContain('A bike');
  });
});
