import type { FigureId } from '@/content/figures';
import { getContent } from '@/lib/content/content';
import { getFigure } from '@/lib/content/figures';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDate } from '@/lib/format/number';

/** Where the points come from, how fresh they are, and which of them are only remembered. */
export function ChartSource({
  figures,
  hasEstimates,
  locale,
}: {
  figures: FigureId[];
  hasEstimates: boolean;
  locale: Locale;
}) {
  const { source: words } = getContent(locale).charts;
  const sources = figures.map(getFigure).filter((figure) => figure.source.url);
  return (
    <div className="space-y-2 text-base text-muted">
      {sources.map(({ id, source, vintage }) => (
        <p key={id}>
          {words.label}{' '}
          <a href={source.url ?? ''} rel="noopener" className="link">
            {source.publisher}, {source.name}
          </a>
          , {fill(words.dataTo, { date: formatDate(vintage, locale) })}.{' '}
          <a href={`${localePath(locale, '/sources')}#${id}`} className="link">
            {words.details}
          </a>
          .
        </p>
      ))}
      {hasEstimates && <p>{words.estimate}</p>}
    </div>
  );
}
