import { type Decoded, decodeRecord, encodeRecord, type RefusalReason } from './codec';
import { learnerReducer } from './reducer';
import { initialState } from './state';
import type { LearnerAction, LearnerState } from './types';

export const RECORD_KEY = 'bitcoin-journey:progress';
/** Where a record that cannot be used is kept, so that nobody's progress is destroyed by a reader that was too old. */
export const SET_ASIDE_KEY = 'bitcoin-journey:progress-set-aside';

/**
 * Something the learner should know about the storage.
 * - `set-aside`: the stored record could not be used and was put aside, for this reason
 * - `full`, `refused`: the browser did not keep the last change; it lives until the page is closed
 */
export type StorageNotice =
  | { readonly kind: 'set-aside'; readonly reason: RefusalReason; readonly field?: string }
  | { readonly kind: 'full' }
  | { readonly kind: 'refused' };

export interface LearnerSnapshot {
  readonly state: LearnerState;
  readonly notice: StorageNotice | null;
  /** Whether this browser holds a record of the learner; without one the sample is shown. */
  readonly isStored: boolean;
}

type RecordStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface LearnerStore {
  getSnapshot(): LearnerSnapshot;
  /** What the exported HTML shows, and therefore the first render in the browser. */
  getServerSnapshot(): LearnerSnapshot;
  /** Shaped for React's useSyncExternalStore. The stored record is read when the first listener comes. */
  subscribe(listener: () => void): () => void;
  dispatch(action: LearnerAction): void;
  /** Reads the record again: another tab changed it, or the page came back from the browser's cache. */
  refresh(): void;
  dismissNotice(): void;
}

const sample: LearnerSnapshot = { state: initialState, notice: null, isStored: false };

/**
 * Progress kept in the browser. The record in storage is the truth for all tabs: every action is applied to it, and not
 * to what this tab happens to remember, so two tabs cannot undo each other.
 *
 * @param openStorage gives the storage; may throw or give null where the browser forbids it
 */
export function createLearnerStore(openStorage: () => RecordStorage | null): LearnerStore {
  let snapshot = sample;
  let isLoaded = false;
  /** The last change did not reach the storage, so what this tab remembers is newer than the record. */
  let isUnsaved = false;
  const listeners = new Set<() => void>();

  function show(next: LearnerSnapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  /** The stored record: decoded, null when there is none, 'refused' when the browser does not let us look. */
  function read(): { text: string; decoded: Decoded } | null | 'refused' {
    try {
      const storage = openStorage();
      if (!storage) return 'refused';
      const text = storage.getItem(RECORD_KEY);
      return text === null ? null : { text, decoded: decodeRecord(text) };
    } catch {
      return 'refused';
    }
  }

  function write(key: string, text: string): StorageNotice | null {
    try {
      const storage = openStorage();
      if (!storage) return { kind: 'refused' };
      storage.setItem(key, text);
      return null;
    } catch (error) {
      return { kind: isQuotaError(error) ? 'full' : 'refused' };
    }
  }

  /** The snapshot that the storage gives; `fallback` stands where it gives none. */
  function load(fallback: LearnerSnapshot): LearnerSnapshot {
    const stored = read();
    // Private windows of some browsers refuse storage: reading works as ever, so nothing is said until a change is lost.
    if (stored === 'refused' || stored === null) return { ...fallback, isStored: false };
    const { text, decoded } = stored;
    if (decoded.ok) return { state: decoded.state, notice: null, isStored: true };
    write(SET_ASIDE_KEY, text);
    return {
      ...fallback,
      notice: { kind: 'set-aside', reason: decoded.reason, ...(decoded.field ? { field: decoded.field } : {}) },
      isStored: false,
    };
  }

  function refresh(): void {
    isLoaded = true;
    if (isUnsaved) return;
    const next = load(sample);
    if (!isSame(next, snapshot)) show(next);
  }

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => sample,
    subscribe(listener) {
      listeners.add(listener);
      if (!isLoaded) refresh();
      return () => {
        listeners.delete(listener);
      };
    },
    dispatch(action) {
      isLoaded = true;
      const before = isUnsaved ? snapshot : load(snapshot);
      const state = learnerReducer(before.state, action);
      if (state === before.state) {
        if (!isSame(before, snapshot)) show(before);
        return;
      }
      const failure = write(RECORD_KEY, encodeRecord(state));
      isUnsaved = failure !== null;
      const earlier = before.notice?.kind === 'set-aside' ? before.notice : null;
      show({ state, notice: failure ?? earlier, isStored: failure === null });
    },
    refresh,
    dismissNotice() {
      if (snapshot.notice) show({ ...snapshot, notice: null });
    },
  };
}

function isSame(a: LearnerSnapshot, b: LearnerSnapshot): boolean {
  return (
    a.isStored === b.isStored &&
    JSON.stringify(a.notice) === JSON.stringify(b.notice) &&
    encodeRecord(a.state) === encodeRecord(b.state)
  );
}

function isQuotaError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && /quota/i.test(String(error.name));
}
