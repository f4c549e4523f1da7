'use client';

import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { onStoredChange } from '@/components/ui/browser/browser-storage';
import { type LocalDate, localDate } from '@/lib/learner/local-date';
import { createLearnerStore, type LearnerSnapshot, type LearnerStore, RECORD_KEY } from '@/lib/learner/store';
import type { LearnerState } from '@/lib/learner/types';
import { unsavedInTab } from '@/lib/learner/unsaved-in-tab';

/** One store for all islands of the page, so that a press in one changes the others in the same frame. */
const browserStore = createLearnerStore(() => window.localStorage, {
  watch: (listener) => onStoredChange([RECORD_KEY], listener),
  // Under the same key: an island that waits for the record waits for these, too.
  unsaved: unsavedInTab(RECORD_KEY),
});

const LearnerContext = createContext<LearnerStore | null>(null);

/** The first render shows the sample, as in the exported HTML, so that hydration matches. */
export function LearnerProvider({
  children,
  store = browserStore,
}: {
  children: ReactNode;
  /** For tests. */
  store?: LearnerStore;
}) {
  const [, setHydrated] = useState(false);
  // A state that a layout effect sets makes React run all effects before the paint. One of them reads the record: otherwise the sample
  // would be painted for one frame.
  useLayoutEffect(() => setHydrated(true), []);
  return <LearnerContext value={store}>{children}</LearnerContext>;
}

/**
 * A part that uses the learner's record, for islands: each has a React root of its own, and so a provider of its own. A part inside another
 * one shares its provider.
 */
export function withLearner<Properties extends object>(Part: ComponentType<Properties>) {
  return function WithLearner(properties: Properties) {
    const isProvided = useContext(LearnerContext) !== null;
    const part = <Part {...properties} />;
    return isProvided ? part : <LearnerProvider>{part}</LearnerProvider>;
  };
}

function useStore(): LearnerStore {
  const store = useContext(LearnerContext);
  if (!store) throw new Error('useLearner must be called inside a LearnerProvider');
  return store;
}

export function useLearner(): LearnerSnapshot &
  Pick<LearnerStore, 'dispatch' | 'dismissNotice'> & {
    /** The state after a `dispatch`, before the next render. */
    getState(): LearnerState;
  } {
  const store = useStore();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  const getState = useCallback(() => store.getSnapshot().state, [store]);
  return { ...snapshot, dispatch: store.dispatch, dismissNotice: store.dismissNotice, getState };
}

/** The reader's calendar day; null in the exported HTML. Updated at midnight and when the tab becomes visible. */
export function useToday(): LocalDate | null {
  return useSyncExternalStore(
    onNewDay,
    () => localDate(new Date()),
    () => null,
  );
}

function onNewDay(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      listener();
      waitForMidnight();
    }, midnight.getTime() - now.getTime());
  };
  waitForMidnight();
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pageshow', listener);
  };
}
