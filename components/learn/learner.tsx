'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { onStoredChange } from '@/components/ui/browser-storage';
import { type LocalDate, localDate } from '@/lib/learner/local-date';
import { createLearnerStore, type LearnerSnapshot, type LearnerStore, RECORD_KEY } from '@/lib/learner/store';
import type { LearnerState } from '@/lib/learner/types';

/** One store for each page load: it keeps changes that could not be saved across client-side navigations. */
const browserStore = createLearnerStore(() => window.localStorage);

interface Learner {
  store: LearnerStore;
  /** The lesson that the Complete Lesson button completed, until the dashboard has announced it. */
  finished: string | null;
  setFinished(lesson: string | null): void;
}

const LearnerContext = createContext<Learner | null>(null);

/** The first render shows the sample, as in the exported HTML, so that hydration matches. */
export function LearnerProvider({
  children,
  store = browserStore,
}: {
  children: ReactNode;
  /** For tests. */
  store?: LearnerStore;
}) {
  const [finished, setFinished] = useState<string | null>(null);
  const learner = useMemo(() => ({ store, finished, setFinished }), [store, finished]);

  useEffect(() => {
    // Another tab may have changed the record while no provider was mounted in this one.
    store.refresh();
    return onStoredChange([RECORD_KEY], store.refresh);
  }, [store]);

  return <LearnerContext value={learner}>{children}</LearnerContext>;
}

function useLearnerContext(): Learner {
  const learner = useContext(LearnerContext);
  if (!learner) throw new Error('useLearner must be called inside a LearnerProvider');
  return learner;
}

export function useLearner(): LearnerSnapshot &
  Pick<LearnerStore, 'dispatch' | 'dismissNotice'> & {
    /** The state after a `dispatch`, before the next render. */
    getState(): LearnerState;
  } {
  const { store } = useLearnerContext();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  const getState = useCallback(() => store.getSnapshot().state, [store]);
  return { ...snapshot, dispatch: store.dispatch, dismissNotice: store.dismissNotice, getState };
}

export function useFinished(): Pick<Learner, 'finished' | 'setFinished'> {
  return useLearnerContext();
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
