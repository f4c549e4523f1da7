import { render, screen } from '@testing-library/react';
import { encodeRecord } from '@/lib/learner/codec';
import { initialState, zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY } from '@/lib/learner/store';
import type { LearnerState } from '@/lib/learner/types';
import { LearnerProvider } from '../learner';
import { ExplainMark } from './explain-mark';

function show(state: LearnerState) {
  localStorage.setItem(RECORD_KEY, encodeRecord(state));
  render(
    <LearnerProvider store={createLearnerStore(() => localStorage)}>
      <ul>
        {['why-barter-fails', '1', '2'].map((lesson) => (
          <li key={lesson}>
            <ExplainMark lesson={lesson} word="Completed" />
            <span>{lesson}</span>
          </li>
        ))}
      </ul>
    </LearnerProvider>,
  );
  return screen.getAllByRole('listitem').map((line) => line.textContent);
}

beforeEach(() => localStorage.clear());

test('ExplainMark marks the lessons that the reader has finished', () => {
  expect(show({ ...zeroState('en'), completed: ['1'] })).toEqual(['why-barter-fails', 'Completed: 1', '2']);
});

test('ExplainMark marks no lesson of the sample', () => {
  expect(initialState.completed).toContain('why-barter-fails');
  expect(show(initialState)).toEqual(['why-barter-fails', '1', '2']);
});
