import type { FigureId } from '@/content/figures/index';
import { getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figures/figure-age';
import { getFigure } from '@/lib/content/figures/figures';
import { dataPath } from '@/lib/content/links';
import { titleLanguage } from '@/lib/content/sources';
import type { Locale } from '@/lib/format/locale';
import { pairsPath } from '@/lib/pages/view-links';

/** The series behind the charts. */
const series: FigureId[] = ['m2', 'median-house-price', 'cpi-u', 'gdp'];

/** How the charts of the evidence are made, and their sources. */
export function ChartsMethodology({ locale }: { locale: Locale }) {
  const { charts, home } = getContent(locale);
  const words = home.exhibits.charts.methodology;
  return (
    <>
      <p className="max-w-3xl text-base">{words.intro}</p>
      <p className="mt-3 text-base md:hidden">
        <a href={pairsPath(locale)} className="link">
          {home.exhibits.charts.claims.explore}
        </a>
      </p>
      <dl className="mt-6 grid text-base gap-x-12 gap-y-6 md:grid-cols-2">
        {words.items.map((item) => (
          <div key={item.title}>
            <dt className="font-semibold">{item.title}</dt>
            <dd className="mt-1 text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 text-2xl">{words.seriesTitle}</h3>
      <ul className="mt-3 space-y-4 text-base">
        {series.map(getFigure).map(({ id, source }) => (
          <li key={id} className="text-muted">
            <a href={source.url ?? ''} rel="noopener" lang={titleLanguage({}, locale)} className="link">
              {source.publisher}: {source.name}
            </a>{' '}
            ({source.seriesId}). {formatFigureAge(id, locale)}.{' '}
            <a href={dataPath(id, locale)} className="link">
              {charts.source.details}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
