import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LearnerProvider } from '@/components/learn/learner/learner';
import { en } from '@/content/en';
import { allLessons } from '@/lib/content/lessons/learning-path';
import { encodeRecord } from '@/lib/learner/codec';
import { initialState, zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY } from '@/lib/learner/store';
import type { LearnerState } from '@/lib/learner/types';
import { allTitles } from '../written-titles';
import { border, rosette } from './guilloche';
import { Keepsake } from './keepsake';

const words = en.completed;
const completed = allLessons.map(({ id }) => id);

function show(state: Partial<LearnerState> = {}) {
  localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), ...state }));
  const store = createLearnerStore(() => localStorage);
  const view = render(
    <LearnerProvider store={store}>
      <Keepsake locale="en" titles={allTitles('en')} size={{ width: 840, height: 1188 }} words={words}>
        <g />
      </Keepsake>
    </LearnerProvider>,
  );
  return { ...view, store, sheet: screen.getByRole('img') };
}

beforeEach(() => localStorage.clear());

describe('the sheet', () => {
  it('has the name that is typed and the day of the end, and keeps the name only if asked', async () => {
    const { store, sheet } = show({ completed, finishedOn: '2026-11-21' });
    await userEvent.type(screen.getByLabelText(words.name.label), 'Ana María');
    expect(sheet).toHaveTextContent('Ana María');
    expect(sheet).toHaveTextContent('Finished on November 21, 2026');
    expect(sheet).not.toHaveTextContent(words.sheet.sample);
    expect(sheet).toHaveAccessibleName(/Ana María .* November 21, 2026/);
    expect(store.getSnapshot().state.name).toBeNull();
    expect(localStorage.getItem(RECORD_KEY)).not.toContain('Ana');

    await userEvent.click(screen.getByRole('checkbox'));
    expect(store.getSnapshot().state.name).toBe('Ana María');
    await userEvent.type(screen.getByLabelText(words.name.label), ' Silva');
    expect(store.getSnapshot().state.name).toBe('Ana María Silva');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(store.getSnapshot().state.name).toBeNull();
    expect(sheet).toHaveTextContent('Ana María Silva');
  });

  it('is a sample while lessons are open, and says which', () => {
    const { sheet } = show({ completed: completed.slice(1) });
    expect(screen.getByText(words.open.one)).not.toHaveAttribute('aria-hidden');
    expect(sheet).toHaveTextContent(words.sheet.sample);
    expect(screen.getByRole('link', { name: words.goOn })).toHaveAttribute('href', '/lesson/why-barter-fails');
    expect(screen.getByRole('link', { name: 'Why Barter Fails' })).toBeInTheDocument();
  });

  it('begins with lesson 1 for a reader who has finished nothing', () => {
    const lead = `${words.none} ${words.after}`;
    const note = '8 of the finished lessons on the dashboard are a sample, and still open here.';
    const { unmount } = show();
    expect(screen.getByText(lead)).not.toHaveAttribute('aria-hidden');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start with lesson 1' })).toHaveAttribute(
      'href',
      '/lesson/why-barter-fails',
    );
    unmount();
    // The lessons of the sample are not the reader's.
    show(initialState);
    expect(screen.getByText(lead)).not.toHaveAttribute('aria-hidden');
    expect(screen.getByText(note)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start with lesson 1' })).toBeVisible();
  });

  it('starts with the name that the learner keeps', () => {
    const { sheet } = show({ completed, name: 'Bo' });
    expect(screen.getByLabelText(words.name.label)).toHaveValue('Bo');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(sheet).toHaveTextContent('Bo');
  });

  it('says what happens to a name that is too long, and keeps what was typed', async () => {
    const { sheet } = show({ completed });
    const field = screen.getByLabelText(words.name.label);
    await userEvent.type(field, 'x'.repeat(61));
    expect(field).toHaveValue('x'.repeat(61));
    expect(field).toHaveAccessibleDescription(/at most 60 characters/);
    expect(sheet).toHaveTextContent(new RegExp(`(?<!x)${'x'.repeat(60)}(?!x)`));
  });
});

describe('the fine lines', () => {
  it('stay on their figure and reach the corners', () => {
    const box = { x: 40, y: 40, width: 760, height: 1100 };
    const rosettes = rosette([420, 180], { radius: 90, swing: 20, petals: 12, lines: 5 });
    expect(new Set(rosettes).size).toBe(5);
    for (const line of rosettes) {
      expect(line).toMatch(/^M[\d. ]+Q[\d. ]+z$/);
      const numbers = line.match(/[\d.]+/g)?.map(Number) ?? [];
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(180 - 110);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(420 + 110);
    }
    const waves = border(box, { lines: 4, length: 56, height: 11 });
    expect(new Set(waves).size).toBe(4);
    for (const wave of waves) {
      const sides = wave.split('M').slice(1);
      expect(sides).toHaveLength(4);
      for (const side of sides) {
        const [x = 0, y = 0] = side.match(/[\d.]+/g)?.map(Number) ?? [];
        const halves = side.split('t').length * 28;
        const [start, end] = /q-/.test(side) ? [y, box.y + box.height] : [x, box.x + box.width];
        // Each end is less than half a wave from its corner.
        expect(start - 40).toBeLessThan(28);
        expect(start + halves).toBeLessThanOrEqual(end);
        expect(end - start - halves).toBeLessThan(28);
      }
    }
  });
});
