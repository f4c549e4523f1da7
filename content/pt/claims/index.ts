import type { ClaimId } from '@/content/claims';
import type { ClaimWords } from '../../en/claims/words';
import { guideWords } from './guides';
import { headlineWords } from './headline';
import { homeWords } from './home';
import { housingWords } from './housing';
import { inflationWords, pairedWords } from './owner';
import { readWords } from './read';

export const claimWords: Record<ClaimId, ClaimWords> = {
  ...headlineWords,
  ...homeWords,
  ...housingWords,
  ...pairedWords,
  ...inflationWords,
  ...readWords,
  ...guideWords,
};
