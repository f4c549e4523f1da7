import type { Correction } from '../en/corrections';

/** The corrections log, newest day first: the same entries as in English. Nothing is ever taken out of it. */
export const corrections: Correction[] = [];
