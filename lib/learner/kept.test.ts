import { encodeRecord } from './codec';
import { deleteCopies, keptRecords } from './kept';
import { initialState } from './state';
import { createLearnerStore, RECORD_KEY, SET_ASIDE_KEY } from './store';

const open = () => localStorage;
const texts = () => keptRecords(open).map(({ text }) => text);
const future = encodeRecord(initialState).replace('"version":1', '"version":9');

beforeEach(() => localStorage.clear());

describe('records that could not be used', () => {
  it('are listed as long as they are there: copies, and the one in its place once', () => {
    expect(keptRecords(open)).toEqual([]);
    localStorage.setItem(RECORD_KEY, '{broken');
    expect(keptRecords(open)).toEqual([{ key: RECORD_KEY, text: '{broken', isInPlace: true }]);
    createLearnerStore(open).refresh();
    expect(keptRecords(open)).toEqual([{ key: SET_ASIDE_KEY, text: '{broken', isInPlace: false }]);
    createLearnerStore(open).dispatch({ type: 'set-language', language: 'es' });
    localStorage.setItem(RECORD_KEY, future);
    createLearnerStore(open).refresh();
    expect(texts()).toEqual(['{broken', future]);
  });

  it('are deleted one by one, and never the one in its place nor what another tab put there since', () => {
    for (const text of ['one', 'two', 'three']) {
      localStorage.setItem(RECORD_KEY, text);
      createLearnerStore(open).refresh();
    }
    localStorage.setItem(RECORD_KEY, future);
    const [first, second, ...others] = keptRecords(open);
    deleteCopies(open, [first as never]);
    expect(texts()).toEqual(['two', 'three', future]);
    localStorage.setItem(second?.key ?? '', 'newer');
    deleteCopies(open, [second as never, ...others]);
    expect(texts()).toEqual(['newer', future]);
  });

  it('do not come back after they were deleted, and a newer version’s record stays in its place', () => {
    localStorage.setItem(RECORD_KEY, '{broken');
    createLearnerStore(open).refresh();
    deleteCopies(open, keptRecords(open));
    createLearnerStore(open).refresh();
    expect(localStorage).toHaveLength(0);
    localStorage.setItem(RECORD_KEY, future);
    localStorage.setItem(SET_ASIDE_KEY, future);
    deleteCopies(open, keptRecords(open));
    expect(keptRecords(open)).toEqual([{ key: RECORD_KEY, text: future, isInPlace: true }]);
  });

  it('are none where the browser does not let us look', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(keptRecords(refuse)).toEqual([]);
    expect(() => deleteCopies(refuse, [{ key: 'x', text: 'y', isInPlace: false }])).not.toThrow();
  });
});
