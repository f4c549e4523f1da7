import { useEffect, useLayoutEffect, useState } from 'react';
import { deleteStored, readStored, store } from '@/components/ui/browser-storage';
import { decodePlan, EMPTY_PLAN, encodePlan, type PlanFieldId, type PlanTexts } from '@/lib/calculators/plan';

/** Storage key; written only after the reader opts in. */
export const PLAN_KEY = 'bitcoin-journey:plan';

/**
 * The texts of the sheet, and whether this browser stores them, which the reader decides.
 *
 * @param words the notices: nothing could be stored, and everything was deleted
 */
export function usePlan({ rememberFailed, cleared }: { rememberFailed: string; cleared: string }) {
  const [texts, setTexts] = useState<PlanTexts>(EMPTY_PLAN);
  const [isKept, setKept] = useState(false);
  const [notice, setNotice] = useState('');

  // A layout effect: text typed before hydration replaces the stored text of that field, not the other way round.
  useLayoutEffect(() => {
    const kept = decodePlan(readStored(PLAN_KEY));
    if (!kept) return;
    setTexts(kept);
    setKept(store(PLAN_KEY, encodePlan(kept)));
  }, []);

  useEffect(() => {
    if (!isKept || store(PLAN_KEY, encodePlan(texts))) return;
    setKept(false);
    setNotice(rememberFailed);
  }, [isKept, texts, rememberFailed]);

  function change(id: PlanFieldId, text: string) {
    setTexts((before) => ({ ...before, [id]: text }));
    setNotice('');
  }

  function keep(isWanted: boolean) {
    if (!isWanted) deleteStored(PLAN_KEY);
    const isSaved = isWanted && store(PLAN_KEY, encodePlan(texts));
    setKept(isSaved);
    setNotice(isWanted && !isSaved ? rememberFailed : '');
  }

  function clear() {
    deleteStored(PLAN_KEY);
    setTexts(EMPTY_PLAN);
    setKept(false);
    setNotice(cleared);
  }

  return { texts, change, isKept, keep, clear, notice };
}
