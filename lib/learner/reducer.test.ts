import fc from 'fast-check';
import { allLessons, findLesson, firstLesson, lessonPlace, totalLessons } from '@/lib/content/lessons/learning-path';
import { LOCALES } from '@/lib/format/locale';
import { anyText } from '@/tests/any-text';
import { decodeRecord, encodeRecord } from './codec';
import { addDays, type LocalDate } from './local-date';
import { learnerReducer } from './reducer';
import { LAST_STEP } from './review';
import {
  currentChapterId,
  isCompleted,
  isFinished,
  isSample,
  lessonsCompleted,
  percentCompleted,
  upNext,
} from './selectors';
import { initialState, zeroState } from './state';
import { type LearnerAction, type LearnerState, LIMITS } from './types';

describe('initialState', () => {
  it('has completed every lesson of the chapters before its own, and none after', () => {
    const completed = allLessons.filter(({ id }) => isCompleted(initialState, id));
    expect(completed.map(({ chapterId }) => chapterId)).toEqual(['1', '1', '1', '1', '2', '2', '2', '2']);
    expect(completed.some(({ id }) => isFinished(initialState, id))).toBe(false);
  });
});

describe('the actions', () => {
  it('set the language', () => {
    expect(learnerReducer(initialState, { type: 'set-language', language: 'pt' }).language).toBe('pt');
  });

  it('complete a lesson only once', () => {
    const once = learnerReducer(initialState, { type: 'complete-lesson', lesson: '1' });
    expect(lessonsCompleted(once)).toBe(9);
    expect(learnerReducer(once, { type: 'complete-lesson', lesson: '1' })).toBe(once);
  });

  it('keep one place for each lesson that is not completed', () => {
    const at = (state: LearnerState, lesson: string, place: string) =>
      learnerReducer(state, { type: 'set-place', lesson, place });
    const begun = at(at(at(initialState, '1', 'part-1'), '2', 'scene-end'), '1', 'scene-ruhr');
    expect(begun.places).toEqual({ '1': 'scene-ruhr', '2': 'scene-end' });
    expect(at(begun, '1', 'scene-ruhr')).toBe(begun);
    const finish = { type: 'finish-lesson', lesson: '1', day: '2026-11-21' } as const;
    const finished = learnerReducer(begun, finish);
    expect(finished.places).toEqual({ '2': 'scene-end' });
    // A scroll that ends after the press of the button.
    expect(at(finished, '1', 'check')).toBe(finished);
    expect(learnerReducer(begun, { type: 'reset' }).places).toEqual({});
  });

  it('set the current lesson', () => {
    const moved = learnerReducer(initialState, { type: 'set-current-lesson', lesson: 'bretton-woods' });
    expect(moved.currentLesson).toBe('bretton-woods');
    expect(currentChapterId(moved)).toBe('5');
  });

  it('keep a place in a lesson that only the sample shows as completed', () => {
    const lesson = 'shells-salt-and-stones';
    const begun = learnerReducer(initialState, { type: 'set-place', lesson, place: 'part-2' });
    expect(begun.places).toEqual({ [lesson]: 'part-2' });
    // Reading is no progress yet: the sample stays.
    expect(isSample(begun)).toBe(true);
    const first = learnerReducer(begun, { type: 'finish-lesson', lesson: 'why-barter-fails', day: '2026-11-21' });
    expect(first.places).toEqual(begun.places);
  });

  it('add minutes', () => {
    expect(learnerReducer(zeroState('en'), { type: 'update-progress', minutes: 9 }).minutes).toBe(9);
    expect(learnerReducer(initialState, { type: 'update-progress', minutes: 9 })).toEqual({
      ...initialState,
      minutes: 56,
    });
  });

  it('finish a lesson: complete it, add its minutes, record the day and continue with the next', () => {
    const begun = { ...zeroState('en'), minutes: 6, streak: { days: 1, lastDay: '2026-11-20' } } as const;
    const done = learnerReducer(begun, { type: 'finish-lesson', lesson: '1', day: '2026-11-21' });
    expect(done.completed).toEqual(['1']);
    expect(done.minutes).toBe(6 + (findLesson('1')?.minutes ?? 0));
    expect(done.streak).toEqual({ days: 2, lastDay: '2026-11-21' });
    expect(done.currentLesson).toBe('2');
  });

  it('finish lesson 1 of the sample: 9 of 32 lessons, 56 minutes, a fourth day, and lesson 2 is the current one', () => {
    const done = learnerReducer(initialState, { type: 'finish-lesson', lesson: '1', day: '2026-11-21' });
    expect(done).toEqual({
      ...initialState,
      completed: [...initialState.completed, '1'],
      minutes: 56,
      streak: { days: 4, lastDay: '2026-11-21' },
      reviews: { '1': { step: 0, due: '2026-11-22' } },
      currentLesson: '2',
    });
    expect(lessonsCompleted(done)).toBe(9);
    expect(isSample(done)).toBe(true);
  });

  it('finish a lesson that the sample has completed: it is the reader’s own, and nothing is counted twice', () => {
    const done = learnerReducer(initialState, { type: 'finish-lesson', lesson: 'clipped-coins', day: '2026-11-21' });
    expect(done).toEqual({
      ...initialState,
      sample: initialState.sample.filter((id) => id !== 'clipped-coins'),
      streak: { days: 4, lastDay: '2026-11-21' },
      reviews: { 'clipped-coins': { step: 0, due: '2026-11-22' } },
      currentLesson: 'paper-money-in-china',
    });
    expect(isFinished(done, 'clipped-coins')).toBe(true);
  });

  it('finish every lesson of the sample: nothing of it is left in the record', () => {
    const done = initialState.sample.reduce(
      (state: LearnerState, lesson) => learnerReducer(state, { type: 'finish-lesson', lesson, day: '2026-11-21' }),
      initialState,
    );
    expect(done).toMatchObject({ sample: [], minutes: 47, streak: { days: 1, lastDay: '2026-11-21' } });
  });

  it('only record a day of learning for a lesson that is read again', () => {
    const done = learnerReducer(initialState, { type: 'finish-lesson', lesson: '1', day: '2026-11-21' });
    const again = learnerReducer(done, { type: 'finish-lesson', lesson: '1', day: '2026-11-22' });
    expect(again).toEqual({ ...done, streak: { days: 5, lastDay: '2026-11-22' } });
  });

  it('plan the first review of a finished lesson for the next day, and later ones after right and wrong answers', () => {
    const finished = learnerReducer(initialState, { type: 'finish-lesson', lesson: '1', day: '2026-11-21' });
    expect(finished.reviews).toEqual({ '1': { step: 0, due: '2026-11-22' } });
    const review = (state: LearnerState, isRight: boolean, day: LocalDate) =>
      learnerReducer(state, { type: 'record-review', lesson: '1', isRight, day });
    const right = review(finished, true, '2026-11-22');
    expect(right.reviews).toEqual({ '1': { step: 1, due: '2026-11-25' } });
    expect(right.streak).toEqual({ days: 5, lastDay: '2026-11-22' });
    expect(review(right, false, '2026-11-25').reviews).toEqual({ '1': { step: 0, due: '2026-11-26' } });
  });

  it('review only lessons that the reader has finished', () => {
    const review = (lesson: string) =>
      learnerReducer(initialState, { type: 'record-review', lesson, isRight: true, day: '2026-11-21' });
    expect(review('1')).toBe(initialState);
    // The sample shows it as completed.
    expect(review('why-barter-fails')).toBe(initialState);
  });

  it('keep the day on which the last lesson of the path was finished', () => {
    const finish = (state: LearnerState, lesson: string, day: LocalDate) =>
      learnerReducer(state, { type: 'finish-lesson', lesson, day });
    const ids = allLessons.map(({ id }) => id);
    const almost = ids.slice(1).reduce((state, id) => finish(state, id, '2026-11-21'), zeroState('en'));
    expect(almost.finishedOn).toBeNull();
    const whole = finish(almost, ids[0] as string, '2026-11-30');
    expect(whole.finishedOn).toBe('2026-11-30');
    expect(finish(whole, '1', '2026-12-24').finishedOn).toBe('2026-11-30');
  });

  it('set and forget a name', () => {
    const named = learnerReducer(initialState, { type: 'set-name', name: '  Ana\n María ' });
    expect(named.name).toBe('Ana María');
    expect(learnerReducer(named, { type: 'set-name', name: 'Ana María' })).toBe(named);
    expect(learnerReducer(named, { type: 'set-name', name: ' \u0000 ' }).name).toBeNull();
    expect([...(learnerReducer(named, { type: 'set-name', name: '𝄞'.repeat(100) }).name ?? '')]).toHaveLength(60);
  });

  it('reset to zero and keep the language', () => {
    const spanish = learnerReducer(initialState, { type: 'set-language', language: 'es' });
    const reset = learnerReducer(spanish, { type: 'reset' });
    expect(reset).toEqual({
      id: null,
      name: null,
      language: 'es',
      completed: [],
      sample: [],
      currentLesson: firstLesson.id,
      places: {},
      minutes: 0,
      streak: { days: 0, lastDay: null },
      reviews: {},
      finishedOn: null,
    });
    expect(percentCompleted(reset)).toBe(0);
  });

  it.each<LearnerAction>([
    { type: 'complete-lesson', lesson: 'no-such-lesson' },
    { type: 'set-current-lesson', lesson: '' },
    { type: 'set-place', lesson: 'no-such-lesson', place: 'part-1' },
    { type: 'set-place', lesson: '1', place: 'not an id' },
    { type: 'update-progress', minutes: -5 },
    { type: 'update-progress', minutes: Number.NaN },
    { type: 'update-progress', minutes: Number.POSITIVE_INFINITY },
    { type: 'record-day', day: '2026-02-30' },
    { type: 'finish-lesson', lesson: 'no-such-lesson', day: '2026-11-21' },
    { type: 'record-review', lesson: 'no-such-lesson', isRight: true, day: '2026-11-21' },
    { type: 'set-name', name: null },
    { type: 'set-language', language: 'xx' as 'en' },
  ])('return the same state for an invalid action: %j', (action) => {
    expect(learnerReducer(initialState, action)).toBe(initialState);
  });
});

const lessonId = fc.oneof(fc.constantFrom(...allLessons.map((lesson) => lesson.id as string)), fc.string());
const day = fc.integer({ min: -400, max: 400 }).map((offset) => addDays('2026-11-21', offset));

const anyState: fc.Arbitrary<LearnerState> = fc
  .record({
    id: fc.option(fc.uuid()),
    name: fc.option(fc.constantFrom('Ana', 'José María', '李小龙')),
    language: fc.constantFrom(...LOCALES),
    completed: fc.uniqueArray(fc.constantFrom(...allLessons.map((lesson) => lesson.id as string), 'a-future-lesson')),
    sample: fc.uniqueArray(fc.constantFrom(...initialState.sample)),
    currentLesson: fc.constantFrom(...allLessons.map((lesson) => lesson.id)),
    places: fc.dictionary(
      fc.constantFrom('1', '2', 'bretton-woods', 'a-future-lesson'),
      fc.constantFrom('part-1', 'check'),
    ),
    minutes: fc.integer({ min: 0, max: LIMITS.minutes }),
    streak: fc.oneof(
      fc.record({ days: fc.nat(10), lastDay: fc.constant(null) }),
      fc.record({ days: fc.integer({ min: 1, max: LIMITS.streakDays }), lastDay: day }),
    ),
    reviews: fc.dictionary(
      fc.constantFrom('1', '2', 'bretton-woods', 'a-future-lesson'),
      fc.record({ step: fc.nat(LAST_STEP), due: day }, { noNullPrototype: true }),
      { noNullPrototype: true },
    ),
    finishedOn: fc.option(day),
  })
  .map((state) => {
    const decoded = decodeRecord(encodeRecord(state));
    if (!decoded.ok) throw new Error(`${decoded.reason} ${decoded.field}`);
    return decoded.state;
  });

const action: fc.Arbitrary<LearnerAction> = fc.oneof(
  fc.record({ type: fc.constant('set-language' as const), language: fc.constantFrom(...LOCALES) }),
  fc.record({ type: fc.constant('complete-lesson' as const), lesson: lessonId }),
  fc.record({ type: fc.constant('set-current-lesson' as const), lesson: lessonId }),
  fc.record({
    type: fc.constant('set-place' as const),
    lesson: lessonId,
    place: fc.oneof(fc.constant('part-2'), fc.string()),
  }),
  fc.record({ type: fc.constant('update-progress' as const), minutes: fc.oneof(fc.double(), fc.integer()) }),
  fc.record({ type: fc.constant('record-day' as const), day }),
  fc.record({ type: fc.constant('finish-lesson' as const), lesson: lessonId, day }),
  fc.record({ type: fc.constant('record-review' as const), lesson: lessonId, isRight: fc.boolean(), day }),
  fc.record({ type: fc.constant('set-name' as const), name: fc.option(anyText({ maxLength: 80 })) }),
  fc.record({ type: fc.constant('reset' as const) }),
  fc.record({ type: fc.constant('import' as const), state: anyState }),
);

describe('any sequence of actions', () => {
  it('gives a valid state that is encoded and decoded unchanged', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const state = actions.reduce(learnerReducer, initialState);
        expect(decodeRecord(encodeRecord(state))).toEqual({ ok: true, state });
        expect(new Set(state.completed).size).toBe(state.completed.length);
        expect(lessonsCompleted(state)).toBeLessThanOrEqual(totalLessons);
        expect(percentCompleted(state)).toBeGreaterThanOrEqual(0);
        expect(percentCompleted(state)).toBeLessThanOrEqual(100);
        expect(lessonPlace(state.currentLesson)).not.toBeNull();
        expect(Number.isInteger(state.minutes) && state.minutes >= 0).toBe(true);
        for (const id of state.sample) expect(state.completed).toContain(id);
        const next = upNext(state);
        if (next.kind === 'lesson') expect(next.lesson.status).toBe('written');
        if (next.kind !== 'finished') expect(isFinished(state, next.lesson.id)).toBe(false);
      }),
    );
  });

  it('counts the different lessons completed since the last reset', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allLessons.map((lesson) => lesson.id)), { maxLength: 80 }), (ids) => {
        const state = ids.reduce(
          (before: LearnerState, lesson) => learnerReducer(before, { type: 'complete-lesson', lesson }),
          zeroState('en'),
        );
        expect(lessonsCompleted(state)).toBe(new Set(ids).size);
      }),
    );
  });

  it('adds the lessons that a reader finishes to the sample, and their minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allLessons.map((lesson) => lesson.id)), { maxLength: 80 }), (ids) => {
        const state = ids.reduce(
          (before: LearnerState, lesson) =>
            learnerReducer(before, { type: 'finish-lesson', lesson, day: '2026-11-21' }),
          initialState,
        );
        const all = new Set([...initialState.completed, ...ids]);
        expect(new Set(state.completed)).toEqual(all);
        expect(state.minutes).toBe([...all].reduce((sum, id) => sum + (findLesson(id)?.minutes ?? 0), 0));
        expect(state.sample).toEqual(initialState.sample.filter((id) => !ids.some((one) => one === id)));
      }),
    );
  });
});
