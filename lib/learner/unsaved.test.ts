import { encodeRecord } from './codec';
import { lessonsCompleted } from './selectors';
import { initialState, zeroState } from './state';
import { createLearnerStore, RECORD_KEY } from './store';
import { decodeActions } from './unsaved';
import { leaveAction, type UnsavedActions, unsavedInTab } from './unsaved-in-tab';

/** A browser that is full until `empty` is called, and the storage of one tab. */
function browser() {
  let record: string | null = null;
  let tab: string | null = null;
  let isFull = true;
  const storage = {
    getItem: (key: string) => (key === RECORD_KEY ? record : null),
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      if (key === RECORD_KEY) record = text;
    },
  };
  const unsaved: UnsavedActions = {
    read: () => tab,
    write(text) {
      tab = text;
      return true;
    },
  };
  return {
    /** The store of a page of the tab. */
    open() {
      const store = createLearnerStore(() => storage, { unsaved });
      store.subscribe(() => {});
      return store;
    },
    empty: () => {
      isFull = false;
    },
    put: (text: string) => {
      record = text;
    },
    record: () => record,
    tab: () => tab,
    unsaved,
  };
}

const done = ({ getSnapshot }: ReturnType<typeof createLearnerStore>) => lessonsCompleted(getSnapshot().state);

describe('actions that could not be saved', () => {
  it('are applied on the next page of the tab, and saved once there is room', () => {
    const { open, empty, put, record, tab } = browser();
    put(encodeRecord(zeroState('en')));
    open().dispatch({ type: 'complete-lesson', lesson: '1' });
    const next = open();
    expect(done(next)).toBe(1);
    expect(next.getSnapshot().notice).toEqual({ kind: 'full' });
    // Another tab has completed a lesson.
    put(encodeRecord({ ...zeroState('en'), completed: ['2'] }));
    next.refresh();
    expect(done(next)).toBe(2);
    empty();
    next.refresh();
    expect(tab()).toBeNull();
    expect(record()).toContain('"1","2"');
  });

  it('are not applied again by a page that returns after a later one has saved them', () => {
    const { open, empty, put } = browser();
    put(encodeRecord(initialState));
    const first = open();
    first.dispatch({ type: 'reset' });
    empty();
    open().dispatch({ type: 'complete-lesson', lesson: '1' });
    first.refresh();
    expect(done(first)).toBe(1);
  });

  it('are joined by the choice of a page that has not read the record', () => {
    const { open, empty, put, record, unsaved } = browser();
    put(encodeRecord(zeroState('en')));
    open().dispatch({ type: 'complete-lesson', lesson: '1' });
    leaveAction({ type: 'set-language', language: 'es' }, unsaved);
    leaveAction({ type: 'set-language', language: 'pt' }, unsaved);
    empty();
    open();
    expect(JSON.parse(record() ?? '').state).toMatchObject({ language: 'pt', completed: ['1'] });
  });

  it.each(['{', 'null', '7'])('are replaced by a choice when the tab has %j', (text) => {
    const { put, unsaved, open, empty, record } = browser();
    put(encodeRecord(zeroState('en')));
    unsaved.write(text);
    leaveAction({ type: 'set-language', language: 'es' }, unsaved);
    empty();
    open();
    expect(record()).toContain('"language":"es"');
  });

  it.each([
    '',
    '{',
    'null',
    '[{"type":"unknown"}]',
    '[{"type":"set-name","name":7}]',
    '[{"type":"import","state":{}}]',
  ])('are none in %j', (text) => expect(decodeActions(text)).toEqual([]));

  it('stay on the page when the browser refuses the storage of the tab', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    Object.assign(globalThis, { sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    const store = createLearnerStore(() => null, { unsaved: unsavedInTab('key') });
    store.subscribe(() => {});
    store.dispatch({ type: 'reset' });
    store.dispatch({ type: 'complete-lesson', lesson: '1' });
    expect(done(store)).toBe(1);
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });
});
