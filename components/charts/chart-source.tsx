import { Fold } from '@/components/ui/fold';
import type { FigureId } from '@/content/figures';
import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figure-age';
import { getFigure } from '@/lib/content/figures';
import { dataPath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

const style = 'text-base text-muted not-first-of-type:mt-2';

export function ChartSource({
  figures,
  own,
  hasEstimates,
  locale,
}: {
  figures: readonly FigureId[];
  /** Which points this site chose itself; they have no external page. */
  own?: string;
  hasEstimates: boolean;
  locale: Locale;
}) {
  const { source: words } = getContent(locale).charts;
  const read = figures.map(getFigure);
  const publishers = [...new Set(read.map(({ source }) => source.publisher))];
  return (
    <Fold summaryClass="text-sm" summary={`${words.label} ${publishers.join('; ')}`}>
      {read.map(({ id, source }) => (
        <p key={id} className={style}>
          {words.label}{' '}
          {source.url ? (
            <>
              <a href={source.url} rel="noopener" className="link">
                {source.publisher}, {source.name}
              </a>
              . {formatFigureAge(id, locale)}.
            </>
          ) : (
            <>
              {source.publisher}. {own}
            </>
          )}{' '}
          <a href={dataPath(id, locale)} className="link">
            {words.details}
          </a>
          .
        </p>
      ))}
      {hasEstimates && <p className={style}>{words.estimate}</p>}
    </Fold>
  );
}
