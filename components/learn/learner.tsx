'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type LocalDate, localDate } from '@/lib/learner/local-date';
import { createLearnerStore, type LearnerSnapshot, type LearnerStore, RECORD_KEY } from '@/lib/learner/store';

/** One store a page load: a change that the browser refused to keep lives on while the reader walks round the site. */
const browserStore = createLearnerStore(() => window.localStorage);

/** What the Complete Lesson button did, until the dashboard has said it. */
export interface Finished {
  lesson: string;
  wasCompleted: boolean;
}

interface Learner {
  store: LearnerStore;
  finished: Finished | null;
  setFinished(finished: Finished | null): void;
}

const LearnerContext = createContext<Learner | null>(null);

/** The learner's progress for everything inside. The first render shows the sample, as the exported page does. */
export function LearnerProvider({
  children,
  store = browserStore,
}: {
  children: ReactNode;
  /** For tests. */
  store?: LearnerStore;
}) {
  const [finished, setFinished] = useState<Finished | null>(null);
  const learner = useMemo(() => ({ store, finished, setFinished }), [store, finished]);

  useEffect(() => {
    // Another tab may have written while no page of this kind was open here.
    store.refresh();
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === RECORD_KEY) store.refresh();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', store.refresh);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', store.refresh);
    };
  }, [store]);

  return <LearnerContext value={learner}>{children}</LearnerContext>;
}

function useLearnerContext(): Learner {
  const learner = useContext(LearnerContext);
  if (!learner) throw new Error('This part belongs inside a LearnerProvider');
  return learner;
}

/** The learner's progress as it stands, and what to do with it. */
export function useLearner(): LearnerSnapshot & Pick<LearnerStore, 'dispatch' | 'dismissNotice'> {
  const { store } = useLearnerContext();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  return { ...snapshot, dispatch: store.dispatch, dismissNotice: store.dismissNotice };
}

export function useFinished(): Pick<Learner, 'finished' | 'setFinished'> {
  return useLearnerContext();
}

/** The reader's calendar day; null in the exported page. It is read again at midnight, and when the reader comes back to the tab. */
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
