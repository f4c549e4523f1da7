export interface Correction {
  /** The day the entry was made; not before the day of publication in content/site.ts. */
  date: string;
  what: string;
  why: string;
}

/**
 * The corrections log, newest day first. It begins when the site is published; what was put right before is in the history of the
 * repository. Nothing is ever taken out of it.
 */
export const corrections: Correction[] = [];
