import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { getContent } from '@/lib/content/content';
import { recall, TICKS_KEY } from './remembered-ticks';
import { SecurityChecklist } from './security-checklist';

const words = getContent('en').calculators.checklist;
const items = words.categories.flatMap((category) => category.items);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function open() {
  return render(list);
}

const list = <SecurityChecklist words={words} icons={{}} />;

const box = (index: number) => screen.getByRole('checkbox', { name: items[index]?.text });
const remember = () => screen.getByRole('checkbox', { name: 'Remember my ticks in this browser' });
const score = () => screen.getByText(/^Score: ?$/).parentElement;

test('five groups, 26 boxes, none ticked', () => {
  open();
  expect(screen.getAllByRole('group')).toHaveLength(5);
  expect(screen.getAllByRole('checkbox')).toHaveLength(26 + 1);
  expect(score()).toHaveTextContent('Score: 0%');
  expect(screen.getByText('Needs Work')).toBeVisible();
});

// 13 ÷ 26 = 50%; 18 ÷ 26 = 69.2%; 19 ÷ 26 = 73.1%; 23 ÷ 26 = 88.5%; 24 ÷ 26 = 92.3%
test.each([
  [12, '46%', 'Needs Work'],
  [13, '50%', 'Fair'],
  [18, '69%', 'Fair'],
  [19, '73%', 'Good'],
  [23, '88%', 'Good'],
  [24, '92%', 'Excellent'],
  [26, '100%', 'Excellent'],
])('%i ticks are %s, %s', (count, percent, label) => {
  localStorage.setItem(TICKS_KEY, JSON.stringify({ version: 1, checked: items.slice(0, count).map(({ id }) => id) }));
  open();
  expect(score()).toHaveTextContent(`Score: ${percent}`);
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText(`${count} of 26 done`)).toBeVisible();
});

test('ticks stay on the page only', () => {
  const { unmount } = open();
  fireEvent.click(box(0));
  expect(score()).toHaveTextContent('Score: 4%');
  expect(localStorage).toHaveLength(0);
  expect(window.location.hash).toBe('');
  unmount();
  open();
  expect(box(0)).not.toBeChecked();
});

test('a reader can ask this browser to keep them, and take that back', () => {
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

test('a browser that refuses says so, and the list works on', () => {
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

test('reset clears every tick', () => {
  open();
  fireEvent.click(box(0));
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(box(0)).not.toBeChecked();
  expect(screen.getByText('All ticks are cleared.')).toBeVisible();
});

test('print prints the list alone', () => {
  const bystander = document.body.appendChild(document.createElement('p'));
  const duringPrint: boolean[] = [];
  window.print = () => {
    duringPrint.push(bystander.classList.contains('print:hidden'));
    window.dispatchEvent(new Event('afterprint'));
  };
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(duringPrint).toEqual([true]);
  expect(bystander).not.toHaveClass('print:hidden');
  bystander.remove();
});

test('whatever is stored, only known items come back', () => {
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
      const kept = recall({ getItem: () => text, setItem: () => {}, removeItem: () => {} }, ids);
      expect(kept === null || kept.every((id) => ids.includes(id))).toBe(true);
    }),
  );
  expect(
    recall({ getItem: () => '{"version":1,"checked":["b","gone"]}', setItem: () => {}, removeItem: () => {} }, ids),
  ).toEqual(['b']);
  expect(
    recall({ getItem: () => '{"version":2,"checked":["b"]}', setItem: () => {}, removeItem: () => {} }, ids),
  ).toBeNull();
});
