import { type Decoded, decodeRecord, encodeRecord, type RefusalReason } from './codec';
import { learnerReducer } from './reducer';
import { initialState } from './state';
import type { LearnerAction, LearnerState } from './types';
import { decodeActions, noUnsaved } from './unsaved';
import { RECORD_KEY, type UnsavedActions } from './unsaved-in-tab';

export { RECORD_KEY };
/** The key of an invalid record's copy: the record may be valid for a newer version of the site. */
export const SET_ASIDE_KEY = 'bitcoin-journey:progress-set-aside';
/** Several different records can be set aside without overwriting each other. */
export const COPY_KEYS: readonly string[] = [
  SET_ASIDE_KEY,
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((place) => `${SET_ASIDE_KEY}-${place}`),
];

/**
 * A problem with the storage.
 * - `set-aside`: the stored record is invalid and was copied to another key
 * - `left-alone`: the stored record is invalid and must not be overwritten, so this tab saves nothing; a reset or an import
 *   sets it aside and replaces it
 * - `full`, `refused`: the browser did not save the last change, which is lost when the page is closed
 */
export type StorageNotice =
  | {
      readonly kind: 'set-aside' | 'left-alone';
      readonly reason: RefusalReason;
      readonly field?: string;
      /** The text of the record, which the learner can download. */
      readonly text: string;
    }
  | { readonly kind: 'full' }
  | { readonly kind: 'refused' };

export interface LearnerSnapshot {
  readonly state: LearnerState;
  readonly notice: StorageNotice | null;
  /** Whether storage has a valid record; without one the sample is shown. */
  readonly isStored: boolean;
}

type RecordStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface LearnerStore {
  getSnapshot(): LearnerSnapshot;
  /** The sample, as in the exported HTML: hydration must render the same. */
  getServerSnapshot(): LearnerSnapshot;
  /** For React's useSyncExternalStore. The first listener makes the store read the record, and again when it changes elsewhere. */
  subscribe(listener: () => void): () => void;
  /** @returns whether the change was saved */
  dispatch(action: LearnerAction): boolean;
  /** Reads the record again, after a change in another tab or a return from the back/forward cache. */
  refresh(): void;
  dismissNotice(): void;
}

const sample: LearnerSnapshot = { state: initialState, notice: null, isStored: false };

/**
 * A store for the learner's progress. Each action is applied to the record in storage, not to the state of this tab, so that
 * two tabs cannot undo each other's changes. Actions that could not be saved are applied again to the record of the next
 * read, also on the next page of the tab. Only a reset or an import replaces the whole record.
 *
 * @param openStorage may throw or return null if the browser denies access
 * @param options `createId` gives a record its random id when it is saved for the first time. `watch` calls its argument when the record
 *   may have changed in another tab, or while this page was in the back/forward cache; it returns a function that ends this. `unsaved` keeps the
 *   actions that could not be saved for the next page.
 */
export function createLearnerStore(
  openStorage: () => RecordStorage | null,
  {
    createId = randomId,
    watch = () => () => {},
    unsaved = noUnsaved,
  }: { createId?: () => string; watch?: (listener: () => void) => () => void; unsaved?: UnsavedActions } = {},
): LearnerStore {
  let snapshot = sample;
  let unwatch = () => {};
  let base = initialState;
  let pending: LearnerAction[] = [];
  /** What `unsaved` had after the last read. Another page of the tab may have saved these actions or added others since. */
  let kept: string | null = null;
  /** The notice that the learner has dismissed. The next action except `set-place` shows it again. */
  let dismissed = '';
  const listeners = new Set<() => void>();

  function show(next: LearnerSnapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  /** The stored record; null if there is none, 'refused' if the browser denies access. */
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

  /** Copies an invalid record to a free key. Returns false if there is none. */
  function setAside(text: string): boolean {
    try {
      const storage = openStorage();
      // Check all keys first: a deleted copy can leave a free key before the key with this text.
      if (COPY_KEYS.some((key) => storage?.getItem(key) === text)) return true;
      const free = COPY_KEYS.find((key) => storage?.getItem(key) === null);
      return free !== undefined && write(free, text) === null;
    } catch {
      return false;
    }
  }

  /** Leaves the record of a newer version in its place until a reset or an import replaces it. */
  function noticeOf(text: string, { reason, field }: Decoded & { ok: false }, isReplaced: boolean): StorageNotice {
    const isFree = (isReplaced || reason !== 'future-version') && setAside(text);
    return { kind: isFree ? 'set-aside' : 'left-alone', reason, ...(field ? { field } : {}), text };
  }

  function readPending(): void {
    const text = unsaved.read();
    if (text === kept) return;
    kept = text;
    pending = decodeActions(text);
  }

  function keepPending(): void {
    const text = pending.length > 0 ? JSON.stringify(pending) : null;
    if (text !== kept && unsaved.write(text)) kept = text;
  }

  /** Reads the record, applies the pending actions and this one, and saves the result if it changed. */
  function sync(action?: LearnerAction): void {
    readPending();
    const stored = read();
    let notice: StorageNotice | null = null;
    let isStored = false;
    // Some browsers deny access in private windows: show no notice until a change is lost.
    if (stored !== 'refused') {
      if (stored?.decoded.ok) {
        base = stored.decoded.state;
        isStored = true;
      } else {
        // An action applies to the state on the screen. Without an action, show the state of the storage.
        if (!action) base = initialState;
        if (stored && !stored.decoded.ok) {
          const isReplaced = [...pending, action].some((one) => one?.type === 'reset' || one?.type === 'import');
          notice = noticeOf(stored.text, stored.decoded, isReplaced);
        }
      }
    }

    const before = pending.reduce(learnerReducer, base);
    let state = action ? learnerReducer(before, action) : before;
    if (action && state !== before) pending.push(action);
    if (pending.length > 0) {
      const saved = { ...state, id: state.id ?? createId() };
      const failure = notice?.kind === 'left-alone' ? notice : write(RECORD_KEY, encodeRecord(saved));
      isStored = failure === null;
      notice = failure ?? notice;
      if (isStored) {
        state = saved;
        base = saved;
        pending = [];
      }
    }
    keepPending();
    // A place is saved while the reader scrolls: a dismissed notice must not return for it.
    if (action && action.type !== 'set-place') dismissed = '';
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
      if (listeners.size === 1) {
        unwatch = watch(refresh);
        refresh();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
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

/** A random UUID. `crypto.randomUUID` is missing where the site is served without https, such as in a school's network. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
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
