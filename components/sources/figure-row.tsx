import { Download } from 'lucide';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import type { Figure } from '@/lib/content/figures';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Entry } from './entry';

/** One data series: what it is, where it was read, and the data themselves. */
export function FigureRow({ figure, locale }: { figure: Figure; locale: Locale }) {
  const { sources, figureWords } = getContent(locale);
  const labels = sources.figures;
  const words = figureWords[figure.id];
  const { source, data } = figure;
  return (
    <article id={figure.id} className="border-line border-t py-5 target:border-t-4 target:border-t-loss">
      <div className="grid gap-x-10 gap-y-2 md:grid-cols-[14rem_1fr]">
        <div>
          <h3 className="text-xl md:text-2xl">{words.title}</h3>
          <p className="mt-1 text-base text-muted tabular-nums">
            {fill(labels.points, { n: data.length, first: String(data[0]?.[0]), last: String(data.at(-1)?.[0]) })}
          </p>
          <a href={`/data/${figure.id}.csv`} download className={buttonClass('secondary', 'mt-3')}>
            <Icon node={Download} className="size-4" />
            {labels.csv}
            <span className="sr-only">: {words.title}</span>
          </a>
        </div>
        <dl className="gap-x-10 text-base leading-normal lg:columns-2">
          <Entry term={labels.definition}>{words.definition}</Entry>
          <Entry term={labels.unit}>{words.unit}</Entry>
          <Entry term={labels.source}>
            {source.url ? (
              <a href={source.url} rel="noopener" className="link">
                {source.publisher}: {source.name}
              </a>
            ) : (
              labels.ownSource
            )}
            {source.seriesId && ` (${source.seriesId})`}
          </Entry>
          <Entry term={labels.vintage}>{formatDate(figure.vintage, locale)}</Entry>
          {words.estimateNote && <Entry term={labels.estimate}>{words.estimateNote}</Entry>}
          <Entry term={labels.doesNotShow}>
            {words.doesNotShow.text}{' '}
            <a href={words.doesNotShow.source.url} rel="noopener" className="link">
              {words.doesNotShow.source.title}
            </a>
          </Entry>
          <Entry term={labels.caveats}>{words.caveats.join(' ')}</Entry>
          <Entry term={labels.names}>
            {Object.entries(words.series).map(([key, name], index) => (
              <span key={key}>
                {index > 0 && ', '}
                <code>{key}</code> {name}
              </span>
            ))}
          </Entry>
        </dl>
      </div>
    </article>
  );
}
