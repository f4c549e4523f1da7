import { roundWage, type WeimarTable } from '@/lib/calculators/weimar';

/** Also the anchor, and the name in a link's fragment. */
export const CLOCK_ID = 'price-clock';

/** A wage of five dollars in the month in which the fall became a plunge. */
export function clockStart(table: WeimarTable): { month: string; wage: number } {
  const month = '1923-08';
  return { month, wage: roundWage(table, month, 5) ?? 1 };
}
