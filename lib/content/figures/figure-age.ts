import type { FigureId } from '@/content/figures/index';
import { getContent } from '@/lib/content/content';
import { getFigure } from '@/lib/content/figures/figures';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** "Data to May 2026, copied on July 1, 2026". Without the second part if the figure has no `retrieved` date. */
export function formatFigureAge(id: FigureId, locale: Locale): string {
  const { vintage, retrieved } = getFigure(id);
  const { dataTo, dataToInCopy } = getContent(locale).figureAge;
  return fill(retrieved ? dataToInCopy : dataTo, {
    date: formatDate(vintage, locale),
    copied: formatDate(retrieved ?? '', locale),
  });
}
