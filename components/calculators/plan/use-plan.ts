import { useState } from 'react';
import { type Kept, useKept } from '@/components/ui/browser/use-kept';
import {
  decodePlan,
  EMPTY_PLAN,
  encodePlan,
  PLAN_KEY,
  type PlanFieldId,
  type PlanTexts,
  planFieldIds,
} from '@/lib/calculators/plan';

const keptPlan: Kept<PlanTexts> = {
  key: PLAN_KEY,
  empty: EMPTY_PLAN,
  decode: decodePlan,
  encode: encodePlan,
  join: (stored, own) =>
    Object.fromEntries(planFieldIds.map((id) => [id, own[id].trim() === '' ? stored[id] : own[id]])) as PlanTexts,
};

/**
 * The texts of the sheet, and whether this browser stores them.
 *
 * @param words the notices: nothing could be stored, and everything was deleted
 */
export function usePlan({ rememberFailed, cleared }: { rememberFailed: string; cleared: string }) {
  const plan = useKept(keptPlan);
  const [notice, setNotice] = useState('');
  return {
    texts: plan.value,
    isKept: plan.isKept,
    notice,
    change(id: PlanFieldId, text: string) {
      setNotice(plan.change((texts) => ({ ...texts, [id]: text })) ? '' : rememberFailed);
    },
    keep(isWanted: boolean) {
      setNotice(plan.keep(isWanted) ? '' : rememberFailed);
    },
    clear() {
      plan.clear();
      setNotice(cleared);
    },
  };
}
