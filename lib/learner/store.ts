import { type Decoded, decodeRecord, encodeRecord, type RefusalReason } from './codec';
import { learnerReducer } from './reducer';
import { initialState } from './state';
import type { LearnerAction, LearnerState } from './types';

export const RECORD_KEY = 'bitcoin-journey:progress';
/** Where a record that cannot be used is kept, so that nobody's progress is destroyed by a reader that was too old. */
export const SET_ASIDE_KEY = 'bitcoin-journey:progress-set-aside';
/** Where copies lie: several different records can be set aside, and none takes the place of another. */
export const COPY_KEYS: readonly string[] = [
  SET_ASIDE_KEY,
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((place) => `${SET_ASIDE_KEY}-${place}`),
];

/**
 * Something the learner should know about the storage.
 * - `set-aside`: the stored record could not be used and was put aside, for this reason
 * - `left-alone`: it could not be used and must not be written over, so what happens in this tab is not saved
 *   (a reset or an import sets it aside after all: the learner asked for another one in its place)
 * - `full`, `refused`: the browser did not keep the last change; it lives until the page is closed
 */
export type StorageNotice =
  | {
      readonly kind: 'set-aside' | 'left-alone';
      readonly reason: RefusalReason;
      readonly field?: string;
      /** The record itself, for the learner to save. */
      readonly text: string;
    }
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
  /** @returns whether the browser has saved it */
  dispatch(action: LearnerAction): boolean;
  /** Reads the record again: another tab changed it, or the page came back from the browser's cache. */
  refresh(): void;
  dismissNotice(): void;
}

const sample: LearnerSnapshot = { state: initialState, notice: null, isStored: false };

/**
 * Progress kept in the browser. The record in storage is the truth for all tabs: every action is applied to it, and not
 * to what this tab happens to remember. Actions that could not be saved wait, and are applied to the record as it then
 * is. So two tabs cannot undo each other by accident; a reset or an import still replaces everything, as it says.
 *
 * @param openStorage gives the storage; may throw or give null where the browser forbids it
 */
export function createLearnerStore(openStorage: () => RecordStorage | null): LearnerStore {
  let snapshot = sample;
  let isLoaded = false;
  /** The last state that this tab read or saved. */
  let base = initialState;
  /** Actions that are not in the stored record yet. */
  let pending: LearnerAction[] = [];
  /** The notice that the learner has read; it comes back only with the next action. */
  let dismissed = '';
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

  /** Keeps a copy of a record that cannot be used; false when there is no place for it. */
  function setAside(text: string): boolean {
    try {
      const storage = openStorage();
      // A copy may have been deleted, so the same text can lie behind a free place.
      if (COPY_KEYS.some((key) => storage?.getItem(key) === text)) return true;
      const free = COPY_KEYS.find((key) => storage?.getItem(key) === null);
      return free !== undefined && write(free, text) === null;
    } catch {
      // Storage that cannot be read keeps no copy either.
      return false;
    }
  }

  /**
   * What is wrong with the stored record. A newer version's record stays where that version looks for it, until the learner
   * replaces it.
   */
  function noticeOf(text: string, { reason, field }: Decoded & { ok: false }, isReplaced: boolean): StorageNotice {
    const isFree = (isReplaced || reason !== 'future-version') && setAside(text);
    return { kind: isFree ? 'set-aside' : 'left-alone', reason, ...(field ? { field } : {}), text };
  }

  /** Reads the record, applies to it what is not saved yet and this action, and saves the result if that changed it. */
  function sync(action?: LearnerAction): void {
    isLoaded = true;
    const stored = read();
    let notice: StorageNotice | null = null;
    let isStored = false;
    // Private windows of some browsers refuse storage: reading works as ever, so nothing is said until a change is lost.
    if (stored !== 'refused') {
      if (stored?.decoded.ok) {
        base = stored.decoded.state;
        isStored = true;
      } else {
        // An action goes on from what the learner sees; without one, the page shows what the storage gives.
        if (!action) base = initialState;
        if (stored && !stored.decoded.ok) {
          const isReplaced = [...pending, action].some((one) => one?.type === 'reset' || one?.type === 'import');
          notice = noticeOf(stored.text, stored.decoded, isReplaced);
        }
      }
    }

    const before = pending.reduce(learnerReducer, base);
    const state = action ? learnerReducer(before, action) : before;
    if (action && state !== before) pending.push(action);
    if (pending.length > 0) {
      const failure = notice?.kind === 'left-alone' ? notice : write(RECORD_KEY, encodeRecord(state));
      isStored = failure === null;
      notice = failure ?? notice;
      if (isStored) {
        base = state;
        pending = [];
      }
    }
    if (action) dismissed = '';
    if (JSON.stringify(notice) === dismissed) notice = null;
    const next = { state, notice, isStored };
    if (!isSame(next, snapshot)) show(next);
  }

  const refresh = () => sync();

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
      sync(action);
      return snapshot.isStored;
    },
    refresh,
    dismissNotice() {
      if (!snapshot.notice) return;
      dismissed = JSON.stringify(snapshot.notice);
      show({ ...snapshot, notice: null });
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
