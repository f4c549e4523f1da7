import { Fragment } from 'react';
import type { FigureId } from '@/content/figures';
import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figure-age';
import { getFigure } from '@/lib/content/figures';
import { dataPath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

interface Props {
  figures: readonly FigureId[];
  /** Which points this site chose itself; they have no external page. */
  own?: string;
  isPartial?: boolean;
  locale: Locale;
}

/** The publishers in one paragraph, for the page of a chart, which has the age and the page of each series in a list of its own. */
export function ChartPublishers({ figures, own, isPartial = false, locale }: Props) {
  const { source: words } = getContent(locale).charts;
  return (
    <>
      <p>
        {words.label}{' '}
        {figures.map(getFigure).map(({ id, source }, index) => (
          <Fragment key={id}>
            {index > 0 && '; '}
            {source.url ? (
              <a href={source.url} rel="noopener" className="link">
                {source.publisher}, {source.name}
              </a>
            ) : (
              source.publisher
            )}
          </Fragment>
        ))}
        . {own}
      </p>
      {isPartial && <p>{words.leftOut}</p>}
    </>
  );
}

/** One line for each series: publisher, name, vintage and the page with its definition. */
export function ChartSource({ figures, own, isPartial = false, locale }: Props) {
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
