import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LearnerProvider } from '@/components/learn/learner/learner';
import { en } from '@/content/en';
import type { CheckQuestion } from '@/content/lesson';
import { writtenLessons } from '@/lib/content/lessons/learning-path';
import { encodeRecord } from '@/lib/learner/codec';
import { addDays, localDate } from '@/lib/learner/local-date';
import { zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY } from '@/lib/learner/store';
import type { LearnerState } from '@/lib/learner/types';
import { writtenTitles } from '../written-titles';
import { AllChecks } from './all-checks';
import { ReviewSession } from './review-session';

const { review, learn } = en;
const today = localDate(new Date());

const question = (lesson: string, id: string): CheckQuestion => ({
  id,
  prompt: `${lesson}: ${id}?`,
  options: [
    { id: 'no', text: `No of ${lesson} ${id}`, isCorrect: false, explanation: 'It is not.' },
    { id: 'yes', text: `Yes of ${lesson} ${id}`, isCorrect: true, explanation: 'It is.' },
  ],
});
/** Two lessons with questions of the same ids. */
const checks: Record<string, CheckQuestion[]> = {
  '1': [question('1', 'first'), question('1', 'second')],
  '2': [question('2', 'first')],
};

const fetched: string[] = [];
let isOffline = false;

beforeEach(() => {
  localStorage.clear();
  fetched.length = 0;
  isOffline = false;
  global.fetch = (async (address: string) => {
    fetched.push(address);
    if (isOffline) throw new TypeError('Failed to fetch');
    const lesson = /\/review\/(.+)\.json$/.exec(address)?.[1] ?? '';
    return { ok: true, status: 200, json: async () => checks[lesson] };
  }) as never;
});

function show(state: Partial<LearnerState>) {
  localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), ...state }));
  const store = createLearnerStore(() => localStorage);
  render(
    <LearnerProvider store={store}>
      <ReviewSession
        locale="en"
        dashboard="/dashboard"
        questions="/review/en-"
        titles={writtenTitles('en')}
        counts={{ 'why-barter-fails': 3, '1': 2, '2': 1, '3': 3 }}
        example={question('example', 'try')}
        words={review}
        check={learn.lesson.check}
      />
      <AllChecks
        locale="en"
        titles={writtenTitles('en')}
        counts={{ '1': 2, '2': 1 }}
        chapters={en.chapterTexts}
        words={review.planned}
      />
    </LearnerProvider>,
  );
  return store;
}

const answer = async (option: string) => {
  await userEvent.click(screen.getByRole('radio', { name: option }));
  const form = screen.getByRole('radio', { name: option }).closest('form') as HTMLElement;
  await userEvent.click(within(form).getByRole('button', { name: /^(Check my answer|Try again)$/ }));
};

describe('a review', () => {
  it('fetches the questions of the due lessons only, and plans the next review of each', async () => {
    const store = show({
      completed: ['1', '2', '3'],
      reviews: { '1': { step: 1, due: today }, '3': { step: 2, due: addDays(today, 4) } },
    });
    expect(screen.getByText('2 lessons are due today.', { exact: false })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: review.start }));
    expect(fetched.sort()).toEqual(['/review/en-1.json', '/review/en-2.json']);
    await waitFor(() => expect(screen.getByRole('heading', { name: review.heading }).parentElement).toHaveFocus());

    // The lesson without an entry is due first. One wrong answer at the first try brings it back tomorrow.
    await answer('No of 2 first');
    await answer('Yes of 2 first');
    expect(store.getSnapshot().state.reviews['2']).toEqual({ step: 0, due: addDays(today, 1) });
    await answer('Yes of 1 first');
    expect(store.getSnapshot().state.reviews['1']).toEqual({ step: 1, due: today });
    await answer('Yes of 1 second');
    expect(store.getSnapshot().state.reviews['1']).toEqual({ step: 2, due: addDays(today, 7) });

    const result = screen.getByText(/2 of 3 right at the first try\./);
    expect(result).toBeVisible();
    const status = result.closest('[role=status]') as HTMLElement;
    expect(status).toHaveTextContent('“Germany 1923: The Wheelbarrow Money” comes back in 7 days.');
    expect(status).toHaveTextContent('comes back tomorrow: one answer was not right at the first try.');
    expect(store.getSnapshot().state.streak).toEqual({ days: 1, lastDay: today });
  });

  it('offers another try when the questions cannot be fetched, and records nothing', async () => {
    const store = show({ completed: ['2'] });
    isOffline = true;
    await userEvent.click(screen.getByRole('button', { name: review.start }));
    expect(screen.getByRole('alert')).toHaveTextContent(review.failed);
    expect(store.getSnapshot().state.reviews).toEqual({});
    isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: review.retry }));
    expect(await screen.findByText('2: first?')).toBeVisible();
  });

  it('names the next day when nothing is due, and says what to do when nothing is finished', () => {
    show({ completed: ['1'], reviews: { '1': { step: 0, due: addDays(today, 1) } } });
    expect(screen.getByText('Nothing is due today. Tomorrow: “Germany 1923: The Wheelbarrow Money”.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: review.next })).getByText('in 1 day')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next lesson: Why Barter Fails' })).toHaveAttribute(
      'href',
      '/lesson/why-barter-fails',
    );
    expect(screen.getByRole('link', { name: review.done.back })).toHaveAttribute('href', '/dashboard');
  });

  it('leads to the dashboard only when nothing is due and every lesson is finished', () => {
    const completed = writtenLessons.map(({ id }) => id);
    const later = { step: 3, due: addDays(today, 9) };
    show({ completed, reviews: Object.fromEntries(completed.map((id) => [id, later])) });
    expect(screen.queryByRole('link', { name: /^Next lesson/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: review.done.back })).toBeVisible();
  });

  it('has a question to try for a learner at zero, which is recorded nowhere', async () => {
    const store = show({});
    expect(screen.getByText(review.tryOne)).toBeVisible();
    // A single question needs no number.
    expect(screen.queryByText(/^Question \d/)).not.toBeInTheDocument();
    await answer('Yes of example try');
    expect(screen.getByText(review.tried)).toBeVisible();
    expect(store.getSnapshot().state).toMatchObject({ reviews: {}, streak: { days: 0 } });
  });

  it('has nothing to ask a learner at zero, leads to lesson 1, and lists every check', () => {
    show({});
    expect(screen.getByText(review.nothingYet, { ignore: '[aria-hidden] *' })).toBeVisible();
    const start = screen.getByRole('link', { name: 'Start with lesson 1' });
    expect(start).toHaveAttribute('href', '/lesson/why-barter-fails');
    expect(screen.getByRole('link', { name: 'Germany 1923: The Wheelbarrow Money' })).toHaveAttribute(
      'href',
      '/lesson/1#check',
    );
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toContain('Germany 1923: The Wheelbarrow Money2 questions');
    expect(rows).toContain('Zimbabwe: The Hundred Trillion Dollar Note1 question');
  });
});
