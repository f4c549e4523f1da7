import type { Correction } from '../en/corrections';

/**
 * The corrections log, newest day first. It begins when the site is published; what was put right before is in the history of the
 * repository. Nothing is ever taken out of it.
 */
export const corrections: Correction[] = [];
