import type { FigureId } from '@/content/figures';
import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figure-age';
import { getFigure } from '@/lib/content/figures';
import { dataPath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

/** One line for each series: publisher, name, vintage and the page with its definition. */
export function ChartSource({
  figures,
  own,
  isPartial = false,
  locale,
}: {
  figures: readonly FigureId[];
  /** Which points this site chose itself; they have no external page. */
  own?: string;
  isPartial?: boolean;
  locale: Locale;
}) {
  const { source: words } = getContent(locale).charts;
  return (
    <>
      {figures.map(getFigure).map(({ id, source }) => (
        <p key={id}>
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
      {isPartial && <p>{words.leftOut}</p>}
    </>
  );
}
