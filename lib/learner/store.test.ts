import fc from 'fast-check';
import { allLessons } from '@/lib/content/lessons/learning-path';
import { decodeRecord, encodeRecord } from './codec';
import { learnerReducer } from './reducer';
import { isFinished, lessonsCompleted } from './selectors';
import { initialState } from './state';
import { createLearnerStore, RECORD_KEY, SET_ASIDE_KEY } from './store';
import type { LearnerAction } from './types';

function memory(start: Record<string, string> = {}) {
  const data = new Map(Object.entries(start));
  return {
    data,
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => {
      data.set(key, value);
    },
  };
}

function quotaError(): Error {
  const error = new Error('no room');
  error.name = 'QuotaExceededError';
  return error;
}

const complete = (lesson: string) => ({ type: 'complete-lesson', lesson }) as const;
/** The lessons that the reader has finished, without those of the sample. */
const count = (store: ReturnType<typeof createLearnerStore>) =>
  allLessons.filter(({ id }) => isFinished(store.getSnapshot().state, id)).length;

const futureRecord = encodeRecord(initialState).replace(/"version":\d+/, '"version":99');

function stored(storage: ReturnType<typeof memory>) {
  const decoded = decodeRecord(storage.data.get(RECORD_KEY) ?? '');
  return decoded.ok ? decoded.state : null;
}

describe('the learner’s store', () => {
  it('returns the sample until the first listener makes it read the record', () => {
    const stored = { ...initialState, minutes: 99 };
    const store = createLearnerStore(() => memory({ [RECORD_KEY]: encodeRecord(stored) }));
    expect(store.getSnapshot()).toBe(store.getServerSnapshot());
    const listener = jest.fn();
    store.subscribe(listener);
    expect(store.getSnapshot()).toEqual({ state: stored, notice: null, isStored: true });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('writes nothing until an action', () => {
    const storage = memory();
    const store = createLearnerStore(() => storage);
    store.subscribe(() => {});
    expect(storage.data.size).toBe(0);
    store.dispatch(complete('1'));
    const reloaded = createLearnerStore(() => storage);
    reloaded.subscribe(() => {});
    expect(count(reloaded)).toBe(1);
    expect(reloaded.getSnapshot().isStored).toBe(true);
  });

  it('gives the record a random id at its first save and keeps it until a reset', () => {
    const storage = memory();
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    const next = [...ids];
    const store = createLearnerStore(() => storage, { createId: () => next.shift() ?? '' });
    store.subscribe(() => {});
    expect(store.getSnapshot().state.id).toBeNull();
    store.dispatch(complete('1'));
    store.dispatch(complete('2'));
    expect(store.getSnapshot().state.id).toBe(ids[0]);
    expect(stored(storage)?.id).toBe(ids[0]);
    store.dispatch({ type: 'reset' });
    expect(stored(storage)?.id).toBe(ids[1]);
  });

  it('creates a version 4 UUID, and none that it cannot save', () => {
    const storage = memory();
    const store = createLearnerStore(() => storage);
    store.subscribe(() => {});
    store.dispatch(complete('1'));
    expect(stored(storage)?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const refused = createLearnerStore(() => null);
    refused.subscribe(() => {});
    refused.dispatch(complete('1'));
    expect(refused.getSnapshot().state.id).toBeNull();
  });

  it('applies the actions of two tabs to the same record', () => {
    const storage = memory();
    const [left, right] = [createLearnerStore(() => storage), createLearnerStore(() => storage)];
    left.subscribe(() => {});
    right.subscribe(() => {});
    left.dispatch(complete('1'));
    right.dispatch(complete('2'));
    expect(count(right)).toBe(2);
    left.refresh();
    expect(left.getSnapshot()).toEqual(right.getSnapshot());
  });

  it('returns to the sample when another tab clears the storage', () => {
    const storage = memory();
    const store = createLearnerStore(() => storage);
    store.subscribe(() => {});
    store.dispatch(complete('1'));
    storage.data.clear();
    store.refresh();
    expect(store.getSnapshot()).toEqual(store.getServerSnapshot());
  });

  it.each([
    ['{ broken', 'not-json'],
    ['{"format":"another"}', 'not-ours'],
  ])('sets %.20p aside, reports it and continues', (text, reason) => {
    const storage = memory({ [RECORD_KEY]: text });
    const store = createLearnerStore(() => storage);
    store.subscribe(() => {});
    expect(store.getSnapshot()).toEqual({
      state: initialState,
      notice: { kind: 'set-aside', reason, text },
      isStored: false,
    });
    expect(storage.data.get(SET_ASIDE_KEY)).toBe(text);
    store.dispatch(complete('1'));
    expect(count(store)).toBe(1);
    expect(storage.data.get(SET_ASIDE_KEY)).toBe(text);
    store.dismissNotice();
    expect(store.getSnapshot().notice).toBeNull();
  });

  it('shows a dismissed notice again only after a new action', () => {
    const storage = memory({ [RECORD_KEY]: futureRecord });
    const store = createLearnerStore(() => storage);
    store.subscribe(() => {});
    store.dismissNotice();
    store.refresh();
    expect(store.getSnapshot().notice).toBeNull();
    // Sent while the reader scrolls.
    store.dispatch({ type: 'set-place', lesson: '1', place: 'part-2' });
    expect(store.getSnapshot()).toMatchObject({ notice: null, state: { places: { '1': 'part-2' } } });
    store.dispatch(complete('1'));
    expect(store.getSnapshot().notice).toMatchObject({ kind: 'left-alone' });
  });

  it.each([
    [futureRecord, 'future-version', RECORD_KEY],
    ['{ broken', 'not-json', SET_ASIDE_KEY],
  ])('never overwrites %.20p (%s) if it cannot be copied', (text, reason, refusedKey) => {
    const storage = memory({ [RECORD_KEY]: text });
    let isFull = reason !== 'future-version';
    const store = createLearnerStore(() => ({
      getItem: storage.getItem,
      setItem: (key, value) => {
        if (isFull && key === refusedKey) throw quotaError();
        storage.setItem(key, value);
      },
    }));
    store.subscribe(() => {});
    store.dispatch(complete('1'));
    store.dispatch({ type: 'set-language', language: 'es' });
    store.refresh();
    expect(Object.fromEntries(storage.data)).toEqual({ [RECORD_KEY]: text });
    expect(count(store)).toBe(1);
    expect(store.getSnapshot()).toMatchObject({ notice: { kind: 'left-alone', reason, text }, isStored: false });
    // Once the record is valid or can be moved, the pending actions are saved.
    isFull = false;
    if (reason === 'future-version') storage.data.set(RECORD_KEY, encodeRecord(initialState));
    store.dispatch(complete('2'));
    expect(count(store)).toBe(2);
    expect(stored(storage)).toEqual(store.getSnapshot().state);
    expect(store.getSnapshot().isStored).toBe(true);
  });

  it.each([{ type: 'reset' }, { type: 'import', state: { ...initialState, minutes: 99 } }] as const)(
    'lets a $type take the place of a newer version’s record, which is set aside',
    (action) => {
      const storage = memory({ [RECORD_KEY]: futureRecord });
      const store = createLearnerStore(() => storage);
      store.subscribe(() => {});
      expect(store.dispatch(complete('1'))).toBe(false);
      expect(store.dispatch(action)).toBe(true);
      expect(storage.data.get(SET_ASIDE_KEY)).toBe(futureRecord);
      expect(stored(storage)).toEqual(store.getSnapshot().state);
      expect(lessonsCompleted(store.getSnapshot().state)).toBe(action.type === 'reset' ? 0 : 8);
    },
  );

  it('sets a second invalid record aside without overwriting the first', () => {
    const storage = memory({ [RECORD_KEY]: 'new', [SET_ASIDE_KEY]: 'old' });
    const store = createLearnerStore(() => storage);
    store.subscribe(() => {});
    store.refresh();
    store.dispatch(complete('1'));
    expect([...storage.data.values()]).toEqual(expect.arrayContaining(['old', 'new']));
    expect(storage.data.size).toBe(3);
  });

  it('never destroys an invalid record, for any content and any refused write', () => {
    const anyRecord = fc.oneof(fc.string(), fc.constant(futureRecord));
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 12 }), fc.infiniteStream(fc.boolean()), (records, refusals) => {
        const storage = memory();
        const store = createLearnerStore(() => ({
          getItem: storage.getItem,
          setItem: (key, value) => {
            if (refusals.next().value) throw quotaError();
            storage.setItem(key, value);
          },
        }));
        for (const text of records) {
          storage.data.set(RECORD_KEY, text);
          store.refresh();
          for (const lesson of ['1', '2', '3']) store.dispatch(complete(lesson));
          if (text.length % 2) store.dispatch({ type: 'reset' });
          else store.dispatch({ type: 'import', state: initialState });
          expect([...storage.data.values()]).toContain(text);
        }
      }),
    );
  });

  it('gives two tabs the record of all their actions in turn', () => {
    const lesson = fc.constantFrom('1', '2', 'why-barter-fails', 'bretton-woods');
    const action: fc.Arbitrary<LearnerAction> = fc.oneof(
      fc.record({ type: fc.constant('finish-lesson' as const), lesson, day: fc.constant('2026-11-21' as const) }),
      fc.record({ type: fc.constant('set-current-lesson' as const), lesson }),
      fc.record({ type: fc.constant('set-place' as const), lesson, place: fc.constantFrom('part-1', 'part-2') }),
      fc.record({
        type: fc.constant('set-language' as const),
        language: fc.constantFrom('en' as const, 'es' as const),
      }),
      fc.record({ type: fc.constant('reset' as const) }),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ tab: fc.nat(1), action }), { maxLength: 30 }), (steps) => {
        const storage = memory();
        const tabs = [createLearnerStore(() => storage), createLearnerStore(() => storage)];
        for (const one of steps) tabs[one.tab]?.dispatch(one.action);
        const expected = steps.reduce((state, one) => learnerReducer(state, one.action), initialState);
        for (const tab of tabs) {
          tab.refresh();
          expect({ ...tab.getSnapshot().state, id: null }).toEqual(expected);
        }
      }),
    );
  });

  it('loses no lesson in two tabs, for any failed writes', () => {
    const step = fc.record({ tab: fc.nat(1), lesson: fc.constantFrom('1', '2', '3', '4'), isFull: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
        const storage = memory();
        let isFull = false;
        const open = () => ({
          getItem: storage.getItem,
          setItem: (key: string, value: string) => {
            if (isFull) throw quotaError();
            storage.setItem(key, value);
          },
        });
        const tabs = [createLearnerStore(open), createLearnerStore(open)];
        for (const one of steps) {
          isFull = one.isFull;
          tabs[one.tab]?.dispatch(complete(one.lesson));
        }
        isFull = false;
        for (const tab of [...tabs, ...tabs]) tab.refresh();
        for (const tab of tabs) expect(count(tab)).toBe(new Set(steps.map(({ lesson }) => lesson)).size);
      }),
    );
  });

  it('keeps the actions of two tabs while one of them cannot save', () => {
    const storage = memory();
    let isFull = true;
    const left = createLearnerStore(() => ({
      getItem: storage.getItem,
      setItem: (key, value) => {
        if (isFull) throw quotaError();
        storage.setItem(key, value);
      },
    }));
    const right = createLearnerStore(() => storage);
    left.dispatch(complete('1'));
    right.dispatch(complete('2'));
    right.dispatch(complete('3'));
    left.refresh();
    expect(count(left)).toBe(3);
    isFull = false;
    left.dispatch({ type: 'set-language', language: 'es' });
    right.refresh();
    expect(count(right)).toBe(3);
    expect(right.getSnapshot().state.language).toBe('es');
  });

  it('continues in this tab when the storage is full, and saves when there is space again', () => {
    const storage = memory();
    let isFull = true;
    const store = createLearnerStore(() => ({
      getItem: storage.getItem,
      setItem: (key, value) => {
        if (isFull) throw quotaError();
        storage.setItem(key, value);
      },
    }));
    store.subscribe(() => {});
    store.dispatch(complete('1'));
    store.dispatch(complete('2'));
    store.refresh();
    expect(count(store)).toBe(2);
    expect(store.getSnapshot()).toMatchObject({ notice: { kind: 'full' }, isStored: false });
    isFull = false;
    store.dispatch(complete('3'));
    expect(count(store)).toBe(3);
    expect(store.getSnapshot()).toMatchObject({ notice: null, isStored: true });
  });

  it.each([
    ['gives none', () => null],
    [
      'throws',
      () => {
        throw new Error('SecurityError');
      },
    ],
  ])('continues in this tab when the browser %s', (_, open) => {
    const store = createLearnerStore(open);
    store.subscribe(() => {});
    expect(store.getSnapshot().notice).toBeNull();
    store.dispatch(complete('1'));
    expect(count(store)).toBe(1);
    expect(store.getSnapshot().notice).toEqual({ kind: 'refused' });
  });

  it('calls no listener for an action that changes nothing, and no removed listener', () => {
    const store = createLearnerStore(() => memory());
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    store.dispatch(complete('no-such-lesson'));
    expect(listener).not.toHaveBeenCalled();
    leave();
    store.dispatch(complete('1'));
    expect(listener).not.toHaveBeenCalled();
  });
});
