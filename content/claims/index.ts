/**
 * Every number the home page states about the world, and those that lessons and guides repeat: computed from the figures, or read in a
 * named source. The words of a claim (title, how it is known, caveat) are in content/<language>/claims/.
 */
import { guideClaims } from './guides';
import { headlineClaims } from './headline';
import { homeClaims } from './home';
import { housingClaims } from './housing';
import { lessonNumbers } from './lesson-numbers';
import { lessonSums } from './lesson-sums';
import { inflationClaims, pairedClaims } from './owner';
import { readClaims } from './read';
import type { ClaimRow } from './types';
import { workings as claimWorkings } from './workings';

export const claims = {
  ...headlineClaims,
  ...homeClaims,
  ...housingClaims,
  ...pairedClaims,
  ...inflationClaims,
  ...readClaims,
  ...guideClaims,
} satisfies Record<string, ClaimRow>;

/** The same rows by subject, for the list at the top of the sources page. */
export const claimGroups = [
  ['headline', headlineClaims],
  ['home', homeClaims],
  ['housing', housingClaims],
  ['paired', pairedClaims],
  ['inflation', inflationClaims],
  ['read', readClaims],
  ['guides', guideClaims],
] as const;

/** Numbers in sentences that have no row on the sources page. */
export const workings = { ...claimWorkings, ...lessonNumbers, ...lessonSums };

export type ClaimId = keyof typeof claims;

export const CLAIM_IDS = Object.keys(claims) as ClaimId[];

export type { ClaimFormat, ClaimRow, ReadFigures, ReadSource } from './types';
export { dates } from './workings';
