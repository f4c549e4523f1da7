import type { LessonId } from './chapters';
import type { DataId } from './data';

/** The pages under /data that fit a lesson, for teachers who want to show where a number comes from. */
export const lessonFigures: Partial<Record<LessonId, readonly DataId[]>> = {
  '1': ['weimar-1923'],
  '4': ['weimar-1923'],
  'who-gets-new-money-first': ['m2'],
  'gold-as-money': ['gold-price'],
  'gold-handed-in-1933': ['gold-price'],
  'bretton-woods': ['gold-price'],
  'gold-window-closes-1971': ['gold-price', 'dollar-value'],
  'how-new-money-is-made': ['m2', 'money-prices-output'],
  'prices-wages-and-houses': ['prices-income-house', 'cpi-u', 'home-and-income', 'work-and-pay', 'item-prices'],
  'the-crisis-of-2008': ['out-of-work', 'median-house-price'],
  'how-miners-agree': ['btc-network', 'energy'],
  'what-critics-say': ['btc-price-monthly', 'energy'],
  'a-cushion-first': ['treasury-bills', 'cpi-u'],
  'now-or-later': ['treasury-bills', 'cpi-u'],
};

/** Minutes of a class hour besides the lessons. */
export const classMinutes = { start: 5, worksheet: 10, end: 5 } as const;

/** A short class hour, into which not every chapter fits. */
export const SHORT_HOUR = 45;
