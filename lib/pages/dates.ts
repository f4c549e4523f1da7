import { dates } from '@/content/dates';
import type { PageId } from './pages';

export interface PageDates {
  /** The day on which the page was first there, such as "2026-11-21". */
  published: string;
  /** The day on which its text last changed. */
  changed: string;
}

/** @throws Error if content/dates.ts has no row of the page */
export function getDates(id: PageId): PageDates {
  const row = dates[id];
  if (!row) throw new Error(`content/dates.ts has no row "${id}": run npm run dates`);
  const [published, changed] = row;
  return { published, changed };
}

/** The day of the newest change of a page. */
export const newest = (days: readonly string[]) => days.toSorted().at(-1) ?? '';
