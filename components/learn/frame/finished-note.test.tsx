import { act, render, screen } from '@testing-library/react';
import { ChapterStatusLine } from '@/components/learn/chapter/chapter-status-line';
import { CompletedMark } from '@/components/learn/chapter/completed-mark';
import { LearnerProvider } from '@/components/learn/learner/learner';
import { LearnerMarks } from '@/components/learn/learner/learner-marks';
import { chapterTitles, writtenTitles } from '@/components/learn/written-titles';
import { chapters } from '@/content/chapters';
import { en } from '@/content/en/index';
import { encodeRecord } from '@/lib/learner/codec';
import { localDate } from '@/lib/learner/local-date';
import { zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY } from '@/lib/learner/store';
import { keepFinished } from './finished';
import { FinishedNote } from './finished-note';

const { learn } = en;
const store = () => createLearnerStore(() => localStorage);

beforeEach(() => localStorage.clear());

describe('the note after a lesson', () => {
  const finish = (lesson: string, completed: readonly string[], learner = store()) => {
    localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), completed: [...completed, lesson] }));
    keepFinished(lesson);
    render(
      <LearnerProvider store={learner}>
        <FinishedNote
          locale="en"
          titles={writtenTitles('en')}
          chapters={chapterTitles('en')}
          words={{
            completed: learn.lesson.completed,
            chapterDone: learn.lesson.chapterDone.text,
            picture: learn.lesson.chapterDone.picture,
            next: learn.lesson.next,
            open: learn.lesson.open,
            pathDone: learn.lesson.pathDone,
            close: learn.storage.dismiss,
          }}
        />
      </LearnerProvider>,
    );
    return screen.getByRole('status');
  };
  const picture = () => screen.queryByRole('link', { name: learn.lesson.chapterDone.picture });
  const ids = chapters[0].lessons.map(({ id }) => id);

  it('counts the lesson and leads to the next', () => {
    const note = finish('why-barter-fails', []);
    expect(note).toHaveTextContent('“Why Barter Fails” is complete. 1 of 32 lessons done.');
    expect(note).not.toHaveTextContent('Chapter 1');
    expect(picture()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Next: Shells/ })).toBeVisible();
  });

  it('disappears when the record is emptied, also if that is undone', () => {
    const learner = store();
    const note = finish('why-barter-fails', [], learner);
    const { state } = learner.getSnapshot();
    act(() => void learner.dispatch({ type: 'reset' }));
    expect(note).toBeEmptyDOMElement();
    act(() => void learner.dispatch({ type: 'import', state }));
    expect(note).toBeEmptyDOMElement();
  });

  it.each([
    ['what-makes-good-money', 'last'],
    ['three-jobs-of-money', 'third'],
  ])('says with %s, read as the last one, that the chapter is done, and offers its picture', (lesson) => {
    const note = finish(
      lesson,
      ids.filter((id) => id !== lesson),
    );
    expect(note).toHaveTextContent('Chapter 1 is done: What Is Money Really?');
    expect(note).toHaveTextContent('4 of 32 lessons done.');
    expect(picture()).toHaveAttribute('href', '/lesson/what-makes-good-money#chapter-end');
  });
});

test('a chapter of the sample is complete under its label, and one at zero has a mark for each finished lesson', () => {
  const learner = store();
  render(
    <LearnerProvider store={learner}>
      <ChapterStatusLine chapter="1" locale="en" words={learn.chapter} sampleMark={learn.sampleMark} />
      <LearnerMarks />
      <ul>
        {chapters[0].lessons.map(({ id }) => (
          <li key={id}>
            <CompletedMark lesson={id} word={learn.chapter.completed} />
          </li>
        ))}
      </ul>
    </LearnerProvider>,
  );
  const marks = () =>
    screen
      .getAllByRole('listitem')
      .map(({ firstElementChild: mark }) => (mark?.hasAttribute('data-marked') ? mark.textContent : ''));
  const status = () => screen.getByText(/./, { selector: 'p.font-semibold:not(.text-gain, [aria-hidden])' });
  const label = () => screen.getByText('Sample', { selector: 'a' });
  expect(marks()).toEqual(['Completed', 'Completed', 'Completed', 'Completed']);
  expect(status()).toHaveTextContent(/^Complete /);
  expect(label()).not.toHaveClass('invisible');
  expect(label()).toHaveAttribute('href', '/dashboard#sample');
  act(() => void learner.dispatch({ type: 'reset' }));
  expect(marks()).toEqual(['', '', '', '']);
  expect(label()).toHaveClass('invisible');
  act(() => void learner.dispatch({ type: 'set-current-lesson', lesson: '1' }));
  expect(status()).toHaveTextContent(/^Locked\. You can read ahead\./);
  act(() => {
    learner.dispatch({ type: 'finish-lesson', lesson: 'shells-salt-and-stones', day: localDate(new Date()) });
  });
  expect(marks()).toEqual(['', 'Completed', '', '']);
  expect(status()).toHaveTextContent(/^In progress/);
});
