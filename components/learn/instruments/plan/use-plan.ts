import { useEffect, useLayoutEffect, useState } from 'react';
import { EMPTY_PLAN, type PlanFieldId, type PlanTexts } from '@/lib/calculators/plan';
import { forgetPlan, recallPlan, rememberPlan } from './remembered-plan';

/**
 * What the reader writes, and whether this browser keeps it. It is stored only after the reader opts in.
 *
 * @param words the notices: nothing could be stored, and everything was deleted
 */
export function usePlan({ rememberFailed, cleared }: { rememberFailed: string; cleared: string }) {
  const [texts, setTexts] = useState<PlanTexts>(EMPTY_PLAN);
  const [isKept, setKept] = useState(false);
  const [notice, setNotice] = useState('');

  // A layout effect: text typed before hydration replaces the stored text of that field, not the other way round.
  useLayoutEffect(() => {
    const kept = recallPlan();
    if (!kept) return;
    setTexts(kept);
    setKept(rememberPlan(kept));
  }, []);

  useEffect(() => {
    if (!isKept || rememberPlan(texts)) return;
    setKept(false);
    setNotice(rememberFailed);
  }, [isKept, texts, rememberFailed]);

  function change(id: PlanFieldId, text: string) {
    setTexts((before) => ({ ...before, [id]: text }));
    setNotice('');
  }

  function keep(isWanted: boolean) {
    if (!isWanted) forgetPlan();
    const isSaved = isWanted && rememberPlan(texts);
    setKept(isSaved);
    setNotice(isWanted && !isSaved ? rememberFailed : '');
  }

  function clear() {
    forgetPlan();
    setTexts(EMPTY_PLAN);
    setKept(false);
    setNotice(cleared);
  }

  return { texts, change, isKept, keep, clear, notice };
}
