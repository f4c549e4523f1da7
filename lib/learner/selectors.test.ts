import { learningPath } from '@/content/chapters';
import { allLessons, totalLessons, writtenLessons } from '@/lib/content/lessons/learning-path';
import { learnerReducer } from './reducer';
import {
  chapterProgress,
  isSample,
  learnedConcepts,
  lessonsCompleted,
  percentCompleted,
  startOf,
  upNext,
} from './selectors';
import { initialState, zeroState } from './state';
import type { LearnerState } from './types';

function withCompleted(state: LearnerState, ids: readonly string[]): LearnerState {
  return ids.reduce((before, lesson) => learnerReducer(before, { type: 'complete-lesson', lesson }), state);
}

describe('the chapters of the sample', () => {
  it('are two complete, one in progress and five locked', () => {
    expect(chapterProgress(initialState).map((progress) => progress.status)).toEqual([
      'complete',
      'complete',
      'in_progress',
      'locked',
      'locked',
      'locked',
      'locked',
      'locked',
    ]);
  });

  it('are complete with their last lesson', () => {
    const third = withCompleted(initialState, ['1', '2', '3']);
    expect(chapterProgress(third)[2]).toMatchObject({ status: 'in_progress', completedLessons: 3, minutesLeft: 8 });
    expect(chapterProgress(withCompleted(third, ['4']))[2]).toMatchObject({ status: 'complete', minutesLeft: 0 });
  });

  it('are in progress only while they have the current lesson', () => {
    const begun = withCompleted(initialState, ['bretton-woods']);
    expect(chapterProgress(begun)[4]?.status).toBe('locked');
    const opened = learnerReducer(begun, { type: 'set-current-lesson', lesson: 'gold-window-closes-1971' });
    const inProgress = chapterProgress(opened).filter(({ status }) => status === 'in_progress');
    expect(inProgress.map(({ chapter }) => chapter.id)).toEqual(['5']);
  });
});

describe('up next', () => {
  it('is Germany 1923 for the sample and the first lesson for a learner at zero', () => {
    expect(upNext(initialState)).toMatchObject({ kind: 'lesson', lesson: { id: '1' } });
    expect(upNext(zeroState('en'))).toMatchObject({ kind: 'lesson', lesson: { id: 'why-barter-fails' } });
  });

  it('skips finished and unwritten lessons, and none of the sample', () => {
    expect(upNext(withCompleted(initialState, ['1', '2']))).toMatchObject({ lesson: { id: '3' } });
    const away = learnerReducer(initialState, { type: 'set-current-lesson', lesson: 'bretton-woods' });
    const place = allLessons.findIndex(({ id }) => id === 'bretton-woods');
    const next = [...allLessons.slice(place), ...allLessons].find(({ status }) => status === 'written');
    expect(upNext(away)).toMatchObject({ kind: 'lesson', lesson: { id: next?.id } });
  });

  it('is a lesson to come when every written one is completed', () => {
    const all = withCompleted(
      initialState,
      writtenLessons.map((lesson) => lesson.id),
    );
    const unwritten = allLessons.find(
      (lesson) => lesson.status === 'coming-soon' && !all.completed.includes(lesson.id),
    );
    expect(upNext(all)).toEqual(unwritten ? { kind: 'coming-soon', lesson: unwritten } : { kind: 'finished' });
  });

  it('is finished when every lesson is completed', () => {
    const all = withCompleted(
      initialState,
      allLessons.map((lesson) => lesson.id),
    );
    expect(upNext(all)).toEqual({ kind: 'finished' });
    expect(percentCompleted(all)).toBe(100);
  });
});

describe('the other selectors', () => {
  it('give 25 percent for the sample', () => {
    expect(percentCompleted(initialState)).toBe(25);
  });

  it('never round up to 100 percent', () => {
    const allButOne = withCompleted(
      zeroState('en'),
      allLessons.slice(1).map((lesson) => lesson.id),
    );
    expect(percentCompleted(allButOne)).toBe(96);
  });

  it('give the concepts of completed lessons', () => {
    expect(learnedConcepts(initialState).size).toBe(8);
    expect(learnedConcepts(withCompleted(initialState, ['1']))).toContain('hyperinflation');
    expect(learnedConcepts(zeroState('en')).size).toBe(0);
  });

  it('give the numbers of the sample', () => {
    expect([lessonsCompleted(initialState), totalLessons]).toEqual([8, 32]);
    expect(initialState).toMatchObject({ streak: { days: 3 }, language: 'en', minutes: 47, currentLesson: '1' });
    expect(learningPath.level).toBe(1);
  });
});

describe('startOf', () => {
  const parts = ['part-1', 'part-2', 'part-3'];
  const stops = ['part-1', 'scene-a', 'part-2', 'scene-b', 'part-3', 'check'];
  const at = (state: LearnerState, lesson: string) => startOf(state, lesson, parts, stops);
  const left = (state: LearnerState, place: string) => learnerReducer(state, { type: 'set-place', lesson: '1', place });

  it('is part 2 of lesson 1 for the sample, and the first part of every other lesson', () => {
    expect(at(initialState, '1')).toEqual({ part: 2, isSample: true });
    expect(at(initialState, '2')).toEqual({ part: 1, isSample: false });
    expect(at(initialState, 'why-barter-fails')).toEqual({ part: 1, isSample: false });
  });

  it('is the first part at zero', () => {
    expect(at(zeroState('en'), '1')).toEqual({ part: 1, isSample: false });
  });

  it('is the part in which the reader left the lesson, in the sample too', () => {
    for (const state of [initialState, zeroState('en')]) {
      expect(at(left(state, 'scene-a'), '1')).toEqual({ part: 1, isSample: false });
      expect(at(left(state, 'scene-b'), '1')).toEqual({ part: 2, isSample: false });
      expect(at(left(state, 'check'), '1')).toEqual({ part: 3, isSample: false });
    }
    expect(at(left(zeroState('en'), 'a-scene-that-was-renamed'), '1').part).toBe(1);
  });

  it('is the first part again once the lesson is finished', () => {
    const done = learnerReducer(initialState, { type: 'finish-lesson', lesson: '1', day: '2026-11-21' });
    expect(at(done, '1')).toEqual({ part: 1, isSample: false });
  });
});

describe('isSample', () => {
  it('is true in any language, and with lessons of the reader added, until a reset', () => {
    expect(isSample(initialState)).toBe(true);
    expect(isSample({ ...initialState, language: 'pt' })).toBe(true);
    expect(isSample(zeroState('en'))).toBe(false);
    for (const lesson of ['1', 'clipped-coins']) {
      const done = learnerReducer(initialState, { type: 'finish-lesson', lesson, day: '2026-11-21' });
      expect(isSample(done)).toBe(true);
      expect(isSample(learnerReducer(done, { type: 'reset' }))).toBe(false);
    }
  });
});
