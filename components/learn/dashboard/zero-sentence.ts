import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { totalLessons, writtenLessons } from '@/lib/learner/learning-path';

export function zeroSentence(words: string, locale: Locale): string {
  return fill(words, {
    written: formatNumber(writtenLessons.length, locale),
    total: formatNumber(totalLessons, locale),
  });
}
