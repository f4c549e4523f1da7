import { roundWage, type WeimarTable } from '@/lib/calculators/weimar';

/** Also the anchor and the name of the state in the URL fragment. */
export const CLOCK_ID = 'price-clock';

/** The default example: a wage worth five dollars in August 1923. */
export function clockStart(table: WeimarTable): { month: string; wage: number } {
  const month = '1923-08';
  return { month, wage: roundWage(table, month, 5) ?? 1 };
}
