import { openStorage } from '@/components/calculators/security-checklist/remembered-ticks';
import { decodePlan, encodePlan, type PlanTexts } from '@/lib/calculators/plan';

/** Storage key; written only after the reader opts in. */
export const PLAN_KEY = 'bitcoin-journey:plan';

/** Returns null if nothing valid is stored, or if the browser denies access. */
export function recallPlan(): PlanTexts | null {
  try {
    return decodePlan(openStorage()?.getItem(PLAN_KEY) ?? null);
  } catch {
    return null;
  }
}

/** @returns false if the browser denies access or the quota is exceeded */
export function rememberPlan(texts: PlanTexts): boolean {
  try {
    const storage = openStorage();
    if (!storage) return false;
    storage.setItem(PLAN_KEY, encodePlan(texts));
    return true;
  } catch {
    return false;
  }
}

export function forgetPlan(): void {
  try {
    openStorage()?.removeItem(PLAN_KEY);
  } catch {
    // Access is denied, so nothing was stored.
  }
}
