import { Fold } from '@/components/ui/folds/fold';
import type { FigureId } from '@/content/figures';
import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figures/figure-age';
import { getFigure } from '@/lib/content/figures/figures';
import { dataPath } from '@/lib/content/links';
import { type DocumentLink, titleLanguage } from '@/lib/content/sources';
import type { Locale } from '@/lib/format/locale';
import { SourceLinks } from './chart-note';

interface Props {
  figures: readonly FigureId[];
  /** Which points this site chose itself; they have no external page. */
  own?: string;
  isPartial?: boolean;
  locale: Locale;
}

/** The sources for the page of a chart, one a line; that page has the age and the page of each series in a list of its own. */
export function ChartPublishers({
  figures,
  own,
  isPartial = false,
  limitSources,
  locale,
}: Props & { limitSources: readonly DocumentLink[] }) {
  const { parts, source: words } = getContent(locale).charts;
  const publishers = figures.map(getFigure).map(({ source: { publisher, name, url } }) => ({
    title: url ? `${publisher}, ${name}` : publisher,
    url,
    lang: url ? titleLanguage({}, locale) : undefined,
  }));
  return (
    <div className="space-y-3">
      <Fold summary={words.all} summaryClass="font-semibold text-base" onPhonesOnly>
        <dl className="space-y-3">
          <SourceLinks title={words.label} links={publishers} />
          <SourceLinks title={parts.noteSources} links={limitSources} />
        </dl>
      </Fold>
      {own && <p className="text-muted">{own}</p>}
      {isPartial && <p className="text-muted">{words.leftOut}</p>}
    </div>
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
              <a href={source.url} rel="noopener" lang={titleLanguage({}, locale)} className="link">
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
