/** @jest-environment jsdom */
import { encodeRecord } from './codec';
import { deleteCopies, keptRecords } from './kept';
import { initialState } from './state';
import { createLearnerStore, RECORD_KEY, SET_ASIDE_KEY } from './store';

const open = () => localStorage;
const texts = () => keptRecords(open).map(({ text }) => text);
const future = encodeRecord(initialState).replace(/"version":\d+/, '"version":99');

beforeEach(() => localStorage.clear());

describe('invalid records', () => {
  it('are listed: each copy, and the record itself once', () => {
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

  it('are deleted one by one, except the record itself and a value that another tab has stored since', () => {
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

  it('are not set aside again after their deletion, and a newer version’s record is kept', () => {
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

  it('are none if the browser denies access', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(keptRecords(refuse)).toEqual([]);
    expect(() => deleteCopies(refuse, [{ key: 'x', text: 'y', isInPlace: false }])).not.toThrow();
  });
});
