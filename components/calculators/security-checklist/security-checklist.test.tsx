import { fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { getContent } from '@/lib/content/content';
import { SecurityChecklist } from './security-checklist';
import { decodeTicks, TICKS_KEY } from './stored-ticks';

const words = getContent('en').calculators.SecurityChecklist;
const items = words.categories.flatMap((category) => category.items);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function open() {
  return render(list);
}

const list = <SecurityChecklist words={words} drawings={{}} />;

const box = (index: number) => screen.getByRole('checkbox', { name: items[index]?.text });
const group = (name = '') => screen.getByRole('group', { name });
const remember = () => screen.getByRole('checkbox', { name: words.remember });
const score = () => screen.getByText(/^Score: ?$/).parentElement;

test('renders five groups with 26 unchecked boxes', () => {
  open();
  expect(words.categories.map(({ title }) => group(title))).toHaveLength(5);
  expect(screen.getAllByRole('checkbox')).toHaveLength(26 + 1);
  expect(score()).toHaveTextContent('Score: 0%');
  expect(screen.getByText(words.labels.needsWork)).toBeVisible();
});

// 13 ÷ 26 = 50%; 18 ÷ 26 = 69.2%; 19 ÷ 26 = 73.1%; 23 ÷ 26 = 88.5%; 24 ÷ 26 = 92.3%
test.each([
  [12, '46%', words.labels.needsWork],
  [13, '50%', words.labels.fair],
  [18, '69%', words.labels.fair],
  [19, '73%', words.labels.good],
  [23, '88%', words.labels.good],
  [24, '92%', words.labels.excellent],
  [26, '100%', words.labels.excellent],
])('%i ticks score %s, %s', (count, percent, label) => {
  localStorage.setItem(TICKS_KEY, JSON.stringify({ version: 1, checked: items.slice(0, count).map(({ id }) => id) }));
  open();
  expect(score()).toHaveTextContent(`Score: ${percent}`);
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText(`${count} of 26 done`)).toBeVisible();
});

test('each group has a color of its own, beside its title and drawing', () => {
  const { container } = open();
  const colors = [...container.querySelectorAll('fieldset')].map(
    (each) => /\btext-(indigo|lake|plum|ochre|moss)\b/.exec(each.querySelector('.bg-sky')?.className ?? '')?.[1],
  );
  expect(new Set(colors).size).toBe(words.categories.length);
  expect(colors).toEqual(words.categories.map(({ color }) => color));
});

test('each group says what it is against, and has a mark for each item, filled for each tick', () => {
  open();
  for (const { against } of words.categories) expect(screen.getByText(against)).toBeVisible();
  const marks = () => [...group(words.categories[0]?.title).querySelectorAll('.flex-1.rounded-full')];
  expect(marks()).toHaveLength(6);
  fireEvent.click(box(2));
  expect(marks().map((mark) => mark.classList.contains('bg-current'))).toEqual([true, ...Array(5).fill(false)]);
});

test('the label is no warning before the first tick, and three items say where to start', () => {
  open();
  const label = screen.getByText(words.labels.needsWork).parentElement;
  expect(label).not.toHaveClass('text-loss');
  fireEvent.click(box(0));
  expect(label).toHaveClass('text-loss');
  expect(screen.getAllByRole('checkbox', { description: words.startHere })).toHaveLength(3);
});

test('the three items to begin with are links to their boxes in the list, and show their ticks', () => {
  open();
  const start = within(screen.getByRole('navigation', { name: words.startTitle }));
  const links = start.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.slice(1))).toEqual(words.startWith);
  for (const id of words.startWith) {
    const item = items.find((each) => each.id === id);
    const target = document.getElementById(id) as HTMLInputElement;
    expect(target).toHaveAccessibleName(expect.stringContaining(item?.text ?? ''));
    // Its first words are an element of their own.
    const text = start.getByText((_, node) => node?.textContent === item?.text);
    expect(text).not.toHaveClass('line-through');
    fireEvent.click(target);
    expect(text).toHaveClass('line-through');
  }
});

test('only the first group is open at first on phones', () => {
  open();
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map(({ open: isOpen }) => isOpen)).toEqual([true, false, false, false, false]);
  expect(screen.getByText('The 6 actions').tagName).toBe('SUMMARY');
});

test('ticks are not stored by default', () => {
  const { unmount } = open();
  fireEvent.click(box(0));
  expect(score()).toHaveTextContent('Score: 4%');
  expect(localStorage).toHaveLength(0);
  expect(window.location.hash).toBe('');
  unmount();
  open();
  expect(box(0)).not.toBeChecked();
});

test('ticks are stored after opting in and deleted after opting out', () => {
  const { unmount } = open();
  fireEvent.click(box(3));
  fireEvent.click(remember());
  fireEvent.click(box(4));
  unmount();
  open();
  expect(box(3)).toBeChecked();
  expect(box(4)).toBeChecked();
  expect(remember()).toBeChecked();
  fireEvent.click(remember());
  expect(localStorage).toHaveLength(0);
  expect(box(3)).toBeChecked();
});

test('ticks of another tab are shown, and none of them is erased by the next tick', () => {
  open();
  fireEvent.click(remember());
  fireEvent.click(box(3));
  const stored = () =>
    decodeTicks(
      localStorage.getItem(TICKS_KEY),
      items.map(({ id }) => id),
    );
  // The other tab ticks an item, and this one the next before it hears of it.
  const { id: other } = items[7] ?? { id: '' };
  localStorage.setItem(TICKS_KEY, JSON.stringify({ version: 1, checked: [items[3]?.id, other] }));
  fireEvent.click(box(4));
  expect(stored()).toEqual([3, 4, 7].map((index) => items[index]?.id));
  expect(box(7)).toBeChecked();
  localStorage.setItem(TICKS_KEY, JSON.stringify({ version: 1, checked: [other] }));
  fireEvent(window, new StorageEvent('storage', { key: TICKS_KEY }));
  expect(box(3)).not.toBeChecked();
  expect(score()).toHaveTextContent('Score: 4%');
});

test('a storage error is reported, and the list still works', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  open();
  fireEvent.click(remember());
  expect(screen.getByText(/does not let the page store anything/)).toBeVisible();
  expect(remember()).not.toBeChecked();
  fireEvent.click(box(0));
  expect(box(0)).toBeChecked();
});

test('Reset clears every tick', () => {
  open();
  fireEvent.click(box(0));
  fireEvent.click(screen.getByRole('button', { name: words.reset }));
  expect(box(0)).not.toBeChecked();
  expect(screen.getByText(words.resetDone)).toBeVisible();
});

test('Print shows only the list on paper', () => {
  const other = document.body.appendChild(document.createElement('p'));
  // The print style of Tailwind's `print:hidden`, which jsdom does not load.
  const printStyle = document.createElement('style');
  printStyle.textContent = '.print\\:hidden { display: none }';
  window.print = jest.fn(() => {
    document.head.append(printStyle);
    expect(other).not.toBeVisible();
    expect(box(0)).toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    expect(other).toBeVisible();
    printStyle.remove();
  });
  open();
  fireEvent.click(screen.getByRole('button', { name: words.print }));
  expect(window.print).toHaveBeenCalledTimes(1);
  other.remove();
});

test('decodeTicks returns only known items for any stored text', () => {
  const ids = ['a', 'b', 'c'];
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ version: fc.constant(1), checked: fc.array(fc.anything()) }).map((it) => {
      try {
        return JSON.stringify(it);
      } catch {
        return '{';
      }
    }),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const kept = decodeTicks(text, ids);
      expect(kept === null || kept.every((id) => ids.includes(id))).toBe(true);
    }),
  );
  expect(decodeTicks('{"version":1,"checked":["b","gone"]}', ids)).toEqual(['b']);
  expect(decodeTicks('{"version":2,"checked":["b"]}', ids)).toBeNull();
});

test('each item to start with has its first words in bold', () => {
  open();
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.querySelector('strong')?.textContent)).toEqual(words.startBold);
});
