import { act, render, screen } from '@testing-library/react';
import { CompletedMark } from '@/components/learn/chapter/completed-mark';
import { encodeRecord } from '@/lib/learner/codec';
import { initialState, zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY } from '@/lib/learner/store';
import type { LearnerState } from '@/lib/learner/types';
import { LearnerProvider } from './learner';
import { LearnerMark } from './learner-mark';
import { LearnerMarks } from './learner-marks';

/** The marks as the server renders them; in another root, those of the reader. */
function show(state: LearnerState | null) {
  localStorage.clear();
  if (state) localStorage.setItem(RECORD_KEY, encodeRecord(state));
  const store = createLearnerStore(() => localStorage);
  render(
    <ul>
      <li>
        <LearnerMark kind="learned" id="barter" word="Learned" />
      </li>
      {['why-barter-fails', '1'].map((lesson) => (
        <li key={lesson}>
          <LearnerMark kind="finished" id={lesson} word="Finished" />
          <CompletedMark lesson={lesson} word="Completed" />
        </li>
      ))}
    </ul>,
  );
  const marked = () => [...document.querySelectorAll('[data-marked]')].map((mark) => mark.textContent);
  const markedByServer = marked();
  render(
    <LearnerProvider store={store}>
      <LearnerMarks />
    </LearnerProvider>,
  );
  return { store, marked, markedByServer };
}

it('marks what the sample has completed, and nothing as finished, for a new visitor', () => {
  expect(initialState.completed).toContain('why-barter-fails');
  const { marked, markedByServer } = show(null);
  expect(markedByServer).toEqual(['Learned: ', 'Completed']);
  expect(marked()).toEqual(markedByServer);
});

it('marks what the reader has learned and finished, also later', () => {
  const { marked, store } = show({ ...zeroState('en'), completed: ['1'] });
  expect(marked()).toEqual(['Finished: ', 'Completed']);
  expect(screen.getAllByRole('listitem')[2]?.querySelectorAll('[data-marked]')).toHaveLength(2);
  act(() => void store.dispatch({ type: 'reset' }));
  expect(marked()).toEqual([]);
});
