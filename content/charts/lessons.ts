import type { LessonId } from '../chapters';
import { outOfWork } from './out-of-work';
import { pricesIncomeHouse } from './prices-income-house';
import type { ChartSpec } from './types';

/** The charts that a lesson shows and home does not. */
export const lessonCharts = {
  'prices-wages-and-houses': { 'prices-income-house': pricesIncomeHouse },
  'the-crisis-of-2008': { 'out-of-work': outOfWork },
} as const satisfies Partial<Record<LessonId, Record<string, ChartSpec>>>;
