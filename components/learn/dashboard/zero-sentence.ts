import type { Content } from '@/lib/content/content';
import { isPathWhole, totalLessons, writtenLessons } from '@/lib/content/lessons/learning-path';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';

export function zeroSentence(
  words: Pick<Content['learn']['data'], 'resetDone' | 'resetDoneUnwritten'>,
  locale: Locale,
): string {
  return fill(isPathWhole ? words.resetDone : words.resetDoneUnwritten, {
    written: formatNumber(writtenLessons.length, locale),
    total: formatNumber(totalLessons, locale),
  });
}
