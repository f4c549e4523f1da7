/* The owner's values: section 4, states and transitions. No line changes without the owner. */
import { checklistScore } from '@/lib/calculators/checklist-score';
import { timeMachine } from '@/lib/calculators/time-machine';
import { getContent } from '@/lib/content/content';
import { getCpiTable, getItemPrices } from '@/lib/content/figures/series';
import { learnerReducer } from '@/lib/learner/reducer';
import { chapterProgress, currentChapterId, lessonsCompleted } from '@/lib/learner/selectors';
import { initialState, zeroState } from '@/lib/learner/state';
import type { LearnerState } from '@/lib/learner/types';

const statuses = (state: LearnerState) => chapterProgress(state).map(({ status }) => status);

describe('client progress actions', () => {
  it.each(['en', 'es', 'pt'] as const)('set language stores the code %s', (language) => {
    expect(learnerReducer(initialState, { type: 'set-language', language }).language).toBe(language);
  });

  it('complete lesson adds 1 to lessonsCompleted: 8 is then 9', () => {
    const after = learnerReducer(initialState, { type: 'complete-lesson', lesson: '1' });
    expect(lessonsCompleted(after)).toBe(9);
    const finished = learnerReducer(initialState, { type: 'finish-lesson', lesson: '1', day: '2026-11-28' });
    expect(lessonsCompleted(finished)).toBe(9);
  });

  it('set current lesson sets lesson and chapter', () => {
    const after = learnerReducer(initialState, { type: 'set-current-lesson', lesson: 'bretton-woods' });
    expect(after.currentLesson).toBe('bretton-woods');
    expect(currentChapterId(after)).toBe('5');
  });

  it('update progress adds the given time to timeSpent: 47 and 9 are 56', () => {
    expect(learnerReducer(initialState, { type: 'update-progress', minutes: 9 }).minutes).toBe(56);
    const finished = learnerReducer(initialState, { type: 'finish-lesson', lesson: '1', day: '2026-11-28' });
    expect(finished.minutes).toBe(56);
  });
});

describe('chapter status', () => {
  it('completed gives complete, current gives in_progress, otherwise locked', () => {
    expect(statuses(initialState)).toEqual(['complete', 'complete', 'in_progress', ...Array(5).fill('locked')]);
    expect(statuses(zeroState('en'))).toEqual(['in_progress', ...Array(7).fill('locked')]);
    const moved = learnerReducer(initialState, { type: 'set-current-lesson', lesson: 'bretton-woods' });
    expect(statuses(moved)).toEqual([
      'complete',
      'complete',
      'locked',
      'locked',
      'in_progress',
      ...Array(3).fill('locked'),
    ]);
  });

  it('is called Complete, In progress, Locked', () => {
    const expected = { complete: 'Complete', in_progress: 'In progress', locked: 'Locked' };
    const { learn } = getContent('en');
    expect(learn.dashboard.chapters.status).toEqual(expected);
    expect(learn.chapter.status).toEqual(expected);
  });
});

describe('calculator result classes', () => {
  const tables = { cpi: getCpiTable(), items: getItemPrices() };
  const classOf = (mode: 'past-to-present' | 'present-to-past', amountUsd: number, year: number) =>
    timeMachine({ mode, amountUsd, year }, tables).resultClass;

  it.each([
    ['past-to-present', 100, 1971, 'nominal-increase'],
    ['past-to-present', 100, 2024, 'purchasing-power-lost'],
    ['past-to-present', 0, 1971, 'purchasing-power-lost'],
    ['present-to-past', 100, 1971, 'less-purchasing-power'],
    ['present-to-past', 100, 2024, 'more-purchasing-power'],
  ] as const)('%s, $%i, %i: %s', (mode, amount, year, expected) => {
    expect(classOf(mode, amount, year)).toBe(expected);
  });

  it('are purchasing power lost and more purchasing power when prices fell', () => {
    const falling = { cpi: { 2000: 200, 2024: 100 }, items: [] };
    const result = (mode: 'past-to-present' | 'present-to-past') =>
      timeMachine({ mode, amountUsd: 100, year: 2000 }, falling).resultClass;
    expect(result('past-to-present')).toBe('purchasing-power-lost');
    expect(result('present-to-past')).toBe('more-purchasing-power');
  });
});

describe('checklist score over 26, rounded to a whole percent', () => {
  const { labels } = getContent('en').calculators.SecurityChecklist;
  const key = { excellent: 'excellent', good: 'good', fair: 'fair', 'needs-work': 'needsWork' } as const;

  it.each([
    [0, 0, 'Needs Work'],
    [12, 46, 'Needs Work'],
    [13, 50, 'Fair'],
    [18, 69, 'Fair'],
    [19, 73, 'Good'],
    [23, 88, 'Good'],
    [24, 92, 'Excellent'],
    [26, 100, 'Excellent'],
  ])('%i of 26 is %i%%, %s', (checked, percent, label) => {
    const score = checklistScore(checked, 26);
    expect(score.percent).toBe(percent);
    expect(labels[key[score.label]]).toBe(label);
  });

  it.each([
    [100, 'Excellent'],
    [90, 'Excellent'],
    [89, 'Good'],
    [70, 'Good'],
    [69, 'Fair'],
    [50, 'Fair'],
    [49, 'Needs Work'],
  ])('%i%% is %s', (percent, label) => {
    expect(labels[key[checklistScore(percent, 100).label]]).toBe(label);
  });
});
