import { act, type RenderResult, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StorageNote } from '@/components/learn/frame/storage-note';
import { LearnerProvider } from '@/components/learn/learner/learner';
import { concepts } from '@/content/concepts';
import { en } from '@/content/en';
import { allChapters, allLessons, firstLesson, writtenLessons } from '@/lib/content/lessons/learning-path';
import { fill } from '@/lib/format/fill';
import { encodeRecord } from '@/lib/learner/codec';
import { localDate } from '@/lib/learner/local-date';
import { initialState, zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY, SET_ASIDE_KEY } from '@/lib/learner/store';
import { allTitles } from '../written-titles';
import { ChapterList } from './chapter-list';
import { ConceptList } from './concept-list';
import { DataControls } from './data-controls';
import { OwnerLine } from './owner-line';
import { PathLine } from './path-line';
import { ProgressPanel } from './progress-panel';
import { ReviewLine } from './review-line';
import { SheetLink } from './sheet-link';
import { UpNextPanel } from './up-next-panel';

const { dashboard, data, sampleMark, storage } = en.learn;
const saved: { name: string; text: string }[] = [];
jest.mock('../save-file', () => ({
  ...jest.requireActual('../save-file'),
  saveFile: (name: string, text: string) => saved.push({ name, text }),
}));

const all = (
  <>
    <StorageNote words={storage} />
    <UpNextPanel
      locale="en"
      lessons={Object.fromEntries(Object.entries(allTitles('en')).map(([id, title]) => [id, { title }]))}
      picture={null}
      sheet={en.completed.dashboardLink}
      words={dashboard.upNext}
      streak={dashboard.streak}
    />
    <PathLine locale="en" facts="8 chapters" words={dashboard.chapters} />
    <OwnerLine locale="en" words={{ ...dashboard, atZero: data.resetDone, atZeroUnsaved: data.resetUnsaved }} />
    <ProgressPanel
      locale="en"
      words={{
        progress: dashboard.progress,
        chapters: dashboard.chapters,
        rule: dashboard.streak.rule,
        review: en.review.dashboard,
        sampleMark,
      }}
    />
    <ChapterList
      locale="en"
      words={dashboard.chapters}
      sampleMark={sampleMark}
      chapters={allChapters.map(({ id }) => ({
        ...en.chapterTexts[id],
        href: `/chapter/${id}`,
        locked: dashboard.chapters.status.locked,
      }))}
    />
    <ConceptList
      locale="en"
      words={dashboard.concepts}
      concepts={concepts.map((concept) => ({ ...concept, name: en.conceptNames[concept.id] }))}
      sampleMark={sampleMark}
    />
    <DataControls locale="en" words={data} />
  </>
);

function show(children: ReactNode = all, openStorage: () => Storage | null = () => localStorage) {
  const store = createLearnerStore(openStorage);
  return open(render(<LearnerProvider store={store}>{children}</LearnerProvider>));
}

/** As on a wide screen, which shows what phones fold. */
function open(view: RenderResult) {
  for (const fold of view.container.querySelectorAll('details')) fold.open = true;
  return view;
}

const storedState = () => JSON.parse(localStorage.getItem(RECORD_KEY) ?? '{}').state;
const value = (term: RegExp | string) => screen.getByText(term).nextElementSibling?.textContent;
/** jsdom's `File` has no `text()`. */
const file = (text: string) =>
  Object.assign(new File([text], 'progress.json', { type: 'application/json' }), { text: async () => text });

beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
});

const SAMPLE = fill(dashboard.sample.other, { count: 8 });
const titles = allTitles('en');
/** The status of each chapter, and the number of its finished lessons. */
const chapterRows = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /^Chapter.*(Complete|In progress|Locked)(?:(\d) of 4)?/.exec(textContent ?? ''))
    .flatMap((match) => (match ? [match.slice(1)] : []));

/** Invisible copies that reserve space. */
const UNSEEN = '[aria-hidden], [aria-hidden] *';

describe('the dashboard', () => {
  it('shows a new visitor the sample, alike on every panel, with its sentence', () => {
    show();
    expect(value(/^Lessons completed/)).toBe('8 of 32');
    expect(screen.getByText(en.learn.dashboard.progress.time).nextElementSibling).toHaveTextContent('47 minutes');
    expect(screen.getByText('3 days')).toBeVisible();
    expect(screen.getByText(dashboard.streak.phase.undated, { ignore: UNSEEN })).toBeVisible();
    const upNext = screen.getByRole('region', { name: en.learn.dashboard.upNext.heading });
    expect(upNext).toHaveTextContent('Germany 1923');
    expect(upNext).toHaveTextContent('Chapter 3, lesson 1 · 9 minutes');
    expect(screen.getByRole('link', { name: en.learn.dashboard.upNext.continue })).toHaveAttribute('href', '/lesson/1');
    expect(chapterRows()).toEqual([
      [en.learn.chapter.status.complete, '4'],
      [en.learn.chapter.status.complete, '4'],
      [en.learn.chapter.status.in_progress, undefined],
      ...Array(5).fill([en.learn.chapter.status.locked, undefined]),
    ]);
    expect(screen.getAllByRole('link', { name: /^Chapter \d: / })).toHaveLength(8);
    expect(screen.getByText('Chapter 3', { selector: 'section h3' }).nextElementSibling).toHaveTextContent('0 of 4');
    expect(screen.getByText('8 of 32 lessons done')).toBeVisible();
    expect(screen.getByText('8 of 33 learned')).toBeVisible();
    expect(screen.getByText(SAMPLE).closest('p')).not.toHaveAttribute('aria-hidden');
    const labels = screen.getAllByRole('link', { name: /^Sample/ });
    expect(labels.map((label) => label.getAttribute('href'))).toEqual(Array(3).fill('/dashboard#sample'));
    expect(screen.getByRole('region', { name: en.learn.dashboard.progress.heading })).toContainElement(
      labels[0] as HTMLElement,
    );
    expect(document.querySelector('#sample')).toContainElement(screen.getByText(SAMPLE));
  });

  it('adds what a reader finishes to the sample, whose sentence stays', () => {
    const store = createLearnerStore(() => localStorage);
    open(render(<LearnerProvider store={store}>{all}</LearnerProvider>));
    act(() => void store.dispatch({ type: 'finish-lesson', lesson: '1', day: localDate(new Date()) }));
    expect(value(/^Lessons completed/)).toBe('9 of 32');
    expect(screen.getByText(en.learn.dashboard.progress.time).nextElementSibling).toHaveTextContent('56 minutes');
    expect(screen.getByText('4 days')).toBeVisible();
    expect(chapterRows().slice(1, 4)).toEqual([
      [en.learn.chapter.status.complete, '4'],
      [en.learn.chapter.status.in_progress, '1'],
      [en.learn.chapter.status.locked, undefined],
    ]);
    expect(screen.getByText('9 of 33 learned')).toBeVisible();
    expect(screen.getByText(SAMPLE).closest('p')).not.toHaveAttribute('aria-hidden');
    expect(screen.getByRole('link', { name: en.learn.dashboard.upNext.continue })).toHaveAttribute('href', '/lesson/2');
    expect(screen.getByRole('link', { name: titles['3'] })).toHaveAttribute('href', '/lesson/3');
  });

  it('has the lesson that was opened as the current one, and its chapter in progress', () => {
    const store = createLearnerStore(() => localStorage);
    open(render(<LearnerProvider store={store}>{all}</LearnerProvider>));
    act(() => void store.dispatch({ type: 'set-current-lesson', lesson: 'bretton-woods' }));
    expect(chapterRows().map(([status]) => status)).toEqual([
      en.learn.chapter.status.complete,
      en.learn.chapter.status.complete,
      en.learn.chapter.status.locked,
      en.learn.chapter.status.locked,
      en.learn.chapter.status.in_progress,
      en.learn.chapter.status.locked,
      en.learn.chapter.status.locked,
      en.learn.chapter.status.locked,
    ]);
    expect(screen.getByRole('link', { name: en.learn.dashboard.upNext.continue })).toHaveAttribute(
      'href',
      '/lesson/bretton-woods',
    );
  });

  it('begins with chapter 1 and nothing learned at zero', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: dashboard.startAtZero }));
    expect(value(/^Lessons completed/)).toBe('0 of 32');
    expect(screen.getByText(en.learn.dashboard.progress.time).nextElementSibling).toHaveTextContent('0 minutes');
    expect(screen.getByText('0 days')).toBeVisible();
    expect(chapterRows().map(([status]) => status)).toEqual([
      en.learn.chapter.status.in_progress,
      ...Array(7).fill(en.learn.chapter.status.locked),
    ]);
    expect(screen.getByText('0 of 33 learned')).toBeVisible();
    expect(screen.getByRole('link', { name: en.learn.dashboard.upNext.continue })).toHaveAttribute(
      'href',
      '/lesson/why-barter-fails',
    );
    expect(screen.queryByRole('button', { name: dashboard.startAtZero })).not.toBeInTheDocument();
    for (const label of screen.getAllByText(en.learn.sampleMark.label))
      expect(label.closest('a')).toHaveClass('invisible');
  });

  it('gives back what was emptied until the reader has something new', async () => {
    const store = createLearnerStore(() => localStorage);
    open(render(<LearnerProvider store={store}>{all}</LearnerProvider>));
    const finish = (lesson: string) =>
      act(() => void store.dispatch({ type: 'finish-lesson', lesson, day: localDate(new Date()) }));
    finish('1');
    await userEvent.click(screen.getByRole('button', { name: dashboard.startAtZero }));
    await userEvent.click(screen.getByRole('button', { name: dashboard.undo }));
    expect(value(/^Lessons completed/)).toBe('9 of 32');
    expect(screen.getByText(SAMPLE).closest('p')).not.toHaveAttribute('aria-hidden');
    await userEvent.click(screen.getByRole('button', { name: dashboard.startAtZero }));
    finish('why-barter-fails');
    expect(value(/^Lessons completed/)).toBe('1 of 32');
    expect(screen.queryByRole('button', { name: dashboard.undo })).not.toBeInTheDocument();
  });

  it('hydrates without errors and then shows the stored progress', async () => {
    localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), minutes: 12 }));
    const tree = (
      <StrictMode>
        <LearnerProvider store={createLearnerStore(() => localStorage)}>{all}</LearnerProvider>
      </StrictMode>
    );
    const box = document.createElement('div');
    box.innerHTML = renderToString(tree);
    expect(box).toHaveTextContent('8 of 32');
    const faults: unknown[] = [];
    const root = await act(async () => hydrateRoot(box, tree, { onRecoverableError: (error) => faults.push(error) }));
    expect(faults).toEqual([]);
    expect(box).toHaveTextContent('0 of 32');
    expect(box).toHaveTextContent('12 minutes');
    act(() => root.unmount());
  });
});

describe('the data controls', () => {
  it('reset only after a confirmation, and return the focus', async () => {
    show();
    const button = screen.getByRole('button', { name: data.reset });
    await userEvent.click(button);
    expect(screen.getByRole('group', { name: data.resetConfirm })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: data.resetNo }));
    expect(value(/^Lessons completed/)).toBe('8 of 32');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: data.resetYes }));
    expect(value(/^Lessons completed/)).toBe('0 of 32');
    expect(screen.getByText(data.resetDone)).toBeVisible();
    expect(screen.getByText('0 days')).toBeVisible();
  });

  it('announce the reset by "Start at zero" and keep the focus', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: dashboard.startAtZero }));
    const own = screen.getByText(dashboard.own).closest('p');
    expect(own).not.toHaveAttribute('aria-hidden');
    expect(own?.parentElement).toHaveFocus();
    expect(screen.getByText(data.resetDone)).toHaveAttribute('role', 'status');
  });

  it('import an exported file', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: data.export }));
    expect(saved[0]?.name).toMatch(/^bitcoin-journey-progress-\d{4}-\d\d-\d\d\.json$/);
    await userEvent.click(screen.getByRole('button', { name: dashboard.startAtZero }));
    expect(value(/^Lessons completed/)).toBe('0 of 32');
    await userEvent.upload(screen.getByLabelText(data.import), file(saved[0]?.text ?? ''));
    expect(await screen.findByText(/The file has 8 of 32 lessons and 47 minutes/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: data.importYes }));
    expect(value(/^Lessons completed/)).toBe('8 of 32');
  });

  it('refuse an invalid file with the reason and change nothing', async () => {
    show();
    await userEvent.upload(screen.getByLabelText(data.import), file('{"hello": "world"}'));
    expect(await screen.findByRole('alert')).toHaveTextContent(data.refusals['not-ours']);
    expect(value(/^Lessons completed/)).toBe('8 of 32');
    expect(localStorage).toHaveLength(0);
  });
});

describe('the storage', () => {
  it('is read again when another tab changes it', () => {
    open(render(<LearnerProvider>{all}</LearnerProvider>));
    localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), minutes: 99 }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: RECORD_KEY })));
    expect(screen.getByText(en.learn.dashboard.progress.time).nextElementSibling?.textContent).toBe('99 minutes');
    expect(screen.getByText(dashboard.own).closest('p')).not.toHaveAttribute('aria-hidden');
  });

  it('shows a notice about an invalid record until it is dismissed', async () => {
    localStorage.setItem(RECORD_KEY, '{broken');
    show();
    const note = screen.getByText(new RegExp(storage.setAsideReasons['not-json']));
    expect(value(/^Lessons completed/)).toBe('8 of 32');
    await userEvent.click(screen.getByRole('button', { name: storage.save }));
    expect(saved).toEqual([{ name: 'bitcoin-journey-set-aside.json', text: '{broken' }]);
    await userEvent.click(screen.getByRole('button', { name: storage.dismiss }));
    expect(note).not.toBeInTheDocument();
  });

  it('keeps an invalid record until it is deleted, also on later visits', async () => {
    localStorage.setItem(RECORD_KEY, '{broken');
    show().unmount();
    localStorage.setItem(RECORD_KEY, encodeRecord(initialState));
    show();
    expect(screen.queryByText(storage.setAside, { exact: false })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save record 1' }));
    expect(saved).toEqual([{ name: 'bitcoin-journey-set-aside.json', text: '{broken' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete record 1' }));
    await userEvent.click(screen.getByRole('button', { name: data.kept.no }));
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBe('{broken');
    await userEvent.click(screen.getByRole('button', { name: 'Delete record 1' }));
    await userEvent.click(screen.getByRole('button', { name: data.kept.yes }));
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBeNull();
    expect(screen.getByText('Record 1 is deleted.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: data.kept.heading })).not.toBeInTheDocument();
  });

  it('is cleared by a reset, with the records set aside', async () => {
    localStorage.setItem(RECORD_KEY, '{broken');
    show();
    await userEvent.click(screen.getByRole('button', { name: data.reset }));
    await userEvent.click(screen.getByRole('button', { name: data.resetYes }));
    expect(Object.keys(localStorage)).toEqual([RECORD_KEY]);
    expect(storedState()).toEqual({ ...zeroState('en'), id: expect.any(String) });
    expect(screen.queryByText(storage.setAside, { exact: false })).not.toBeInTheDocument();
  });

  it('sets a newer version’s record aside on a reset', async () => {
    const future = encodeRecord(initialState).replace(/"version":\d+/, '"version":99');
    localStorage.setItem(RECORD_KEY, future);
    show();
    await userEvent.click(screen.getByRole('button', { name: data.reset }));
    await userEvent.click(screen.getByRole('button', { name: data.resetYes }));
    expect(screen.getByText(data.resetDone)).toBeVisible();
    expect(storedState()).toEqual({ ...zeroState('en'), id: expect.any(String) });
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBe(future);
    expect(screen.getByRole('button', { name: 'Delete record 1' })).toBeVisible();
  });

  it('without access reports an import or a reset as unsaved', async () => {
    show(all, () => null);
    const text = encodeRecord({ ...zeroState('en'), minutes: 99 });
    await userEvent.upload(screen.getByLabelText(data.import), file(text));
    await userEvent.click(await screen.findByRole('button', { name: data.importYes }));
    expect(screen.getByRole('alert')).toHaveTextContent('You have 0 of 32 lessons for this visit only');
    await userEvent.click(screen.getByRole('button', { name: data.reset }));
    await userEvent.click(screen.getByRole('button', { name: data.resetYes }));
    expect(screen.getByRole('alert')).toHaveTextContent(data.resetUnsaved);
    expect(screen.queryByText(data.resetDone)).not.toBeInTheDocument();
    expect(value(/^Lessons completed/)).toBe('0 of 32');
  });

  it('without access shows a notice only when a change is lost', async () => {
    show(all, () => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(screen.queryByText(storage.refused)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: dashboard.startAtZero }));
    expect(screen.getByText(storage.refused)).toBeVisible();
    expect(screen.queryByRole('button', { name: storage.save })).not.toBeInTheDocument();
    expect(screen.getByText(dashboard.unsaved).closest('p')).not.toHaveAttribute('aria-hidden');
    expect(value(/^Lessons completed/)).toBe('0 of 32');
  });
});

describe('the next step', () => {
  const stateWith = (completed: string[], currentLesson: '1' | '4') =>
    localStorage.setItem(RECORD_KEY, encodeRecord({ ...initialState, completed, sample: [], currentLesson }));

  it('has no link when every written lesson is completed', () => {
    stateWith(
      writtenLessons.map(({ id }) => id),
      '4',
    );
    show();
    expect(screen.queryByRole('link', { name: en.learn.dashboard.upNext.continue })).not.toBeInTheDocument();
    const panel = screen.getByRole('region', { name: en.learn.dashboard.upNext.heading });
    const { comingSoon, finished } = dashboard.upNext;
    const isWhole = writtenLessons.length === allLessons.length;
    expect(within(panel).getByText(isWhole ? finished : comingSoon, { ignore: UNSEEN })).toBeVisible();
  });

  it('shows the streak and its phase by calendar days', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 9) });
    const day = (lastDay: string) =>
      localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), streak: { days: 5, lastDay } as never }));
    for (const [lastDay, days, phase] of [
      ['2026-11-21', '5 days', 'done'],
      ['2026-11-20', '5 days', 'open'],
      ['2026-11-19', '5 days', 'rest'],
      ['2026-11-18', '0 days', 'over'],
      ['2999-01-01', '5 days', 'undated'],
    ] as const) {
      day(lastDay);
      const { unmount } = show();
      expect(screen.getByText(days)).toBeVisible();
      expect(screen.getByText(dashboard.streak.phase[phase], { ignore: UNSEEN })).toBeVisible();
      unmount();
    }
    jest.useRealTimers();
  });

  it('updates the streak at midnight', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) });
    const streak = { days: 5, lastDay: '2026-11-21' } as const;
    localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), streak }));
    show();
    const seen = (phase: 'done' | 'open' | 'rest') =>
      screen.queryByText(dashboard.streak.phase[phase], { ignore: UNSEEN });
    expect(seen('done')).toBeVisible();
    act(() => jest.advanceTimersByTime(59_000));
    expect(seen('done')).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(seen('open')).toBeVisible();
    act(() => jest.advanceTimersByTime(24 * 3_600_000));
    expect(seen('rest')).toBeVisible();
    jest.useRealTimers();
  });

  it('shows no count without a streak', () => {
    localStorage.setItem(RECORD_KEY, encodeRecord(zeroState('en')));
    show();
    expect(screen.getByText(dashboard.streak.phase.none, { ignore: UNSEEN })).toBeVisible();
  });
});

describe('the line of the path', () => {
  const { chapters } = dashboard;
  const line = <PathLine locale="en" facts="8 chapters" words={chapters} />;

  it('shows the length of the path, and how much of it the sample has done', () => {
    show(line);
    expect(screen.getByText('8 chapters')).toBeVisible();
    const minutes = allLessons.reduce((sum, lesson) => sum + lesson.minutes, -initialState.minutes);
    expect(screen.getByText(/of 32/).closest('p')).toHaveTextContent(`8 of 32 lessons done · ${minutes} minutes left`);
  });

  it('counts the reader’s own lessons and the minutes of the others', () => {
    localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), completed: [firstLesson.id] }));
    show(line);
    const minutes = allLessons.reduce((sum, lesson) => sum + lesson.minutes, -firstLesson.minutes);
    expect(screen.getByText(/of 32/).closest('p')).toHaveTextContent(`1 of 32 lessons done · ${minutes} minutes left`);
  });
});

describe('the review line', () => {
  const line = <ReviewLine locale="en" words={en.review.dashboard} />;

  it('counts the lessons that are due and leads to them', () => {
    localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), completed: ['1', '2'] }));
    show(line);
    expect(screen.getByText('2 lessons to look at again today.')).toBeVisible();
    expect(screen.getByRole('link', { name: en.review.dashboard.start })).toHaveAttribute('href', '/review');
  });

  it('says that nothing is due for the sample', () => {
    show(line);
    expect(screen.getByText(en.review.dashboard.none)).toBeVisible();
  });
});

describe('the way to the sheet', () => {
  const line = <SheetLink locale="en" label="See the sheet" />;
  const completed = allLessons.map(({ id }) => id);

  it('appears once the reader has finished every lesson', () => {
    localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), completed }));
    show(line);
    expect(screen.getByRole('link', { name: 'See the sheet' })).toHaveAttribute('href', '/completed');
  });

  it('does not appear while lessons are only completed in the sample', () => {
    localStorage.setItem(RECORD_KEY, encodeRecord({ ...initialState, completed }));
    show(line);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
