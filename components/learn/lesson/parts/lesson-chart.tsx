import { Chart } from '@/components/charts/chart';
import { BarList } from '@/components/data/bar-list';
import { NoBreak } from '@/components/ui/no-break';
import type { DataId } from '@/content/data';
import { layOut } from '@/lib/charts/layout';
import { getContent } from '@/lib/content/content';
import { dataPath } from '@/lib/content/links';
import { describe } from '@/lib/data/describe';
import { getDrawing, isLog } from '@/lib/data/drawing';
import { embedSources } from '@/lib/data/embed';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/**
 * The drawing of a page under /data, with what it does not show and its sources, as wide as the grid around it. It has no reading
 * layer, which would be a tenth of the page: its data page has one, with the table.
 */
export function LessonChart({ id, locale }: { id: DataId; locale: Locale }) {
  const { charts, data } = getContent(locale);
  const { title, definition, limits, estimateNote } = describe(id, locale);
  const drawing = getDrawing(id, locale);
  const anchor = `chart-${id}`;
  return (
    <figure
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="plate col-span-full scroll-mt-24 p-4 text-base sm:p-6 lg:order-1 lg:mt-8 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16"
    >
      <div>
        <h4 id={`${anchor}-title`} className="text-2xl leading-tight">
          {title}
        </h4>
        <p id={`${anchor}-summary`} className="mt-2 leading-snug">
          <NoBreak text={definition} />
        </p>
      </div>
      <div className="flex flex-col max-lg:mt-4 lg:row-span-2">
        <p className="text-pretty text-sm leading-snug">
          <strong className="font-semibold">{drawing.unit}</strong>
          {isLog(drawing) && <span className="text-muted"> {charts.parts.scaleHint}</span>}
        </p>
        {drawing.kind === 'line' ? (
          <Chart
            layouts={[layOut({ ...drawing, kind: drawing.scales[0] })]}
            lines={drawing.lines}
            formatTick={drawing.formatTick}
            title={title}
            describedBy={`${anchor}-summary`}
          />
        ) : (
          <BarList drawing={drawing} className="my-4 space-y-2" />
        )}
      </div>
      <figcaption className="leading-snug lg:mt-6">
        <p>
          <strong className="font-semibold">{charts.parts.noteTitle}</strong> {limits[0]}
        </p>
        <p className="mt-3 text-muted text-sm">
          {data.embed.source}{' '}
          {embedSources(id, locale).map(({ publisher, url, dataTo }, index) => (
            <span key={publisher}>
              {index > 0 && '; '}
              {url ? (
                <a href={url} rel="noopener" className="link">
                  {publisher}
                </a>
              ) : (
                publisher
              )}
              {dataTo}
            </span>
          ))}
          . {estimateNote && data.embed.hasEstimates}
        </p>
        <a
          href={dataPath(id, locale)}
          className="link inline-block py-2.5 print:hidden"
          aria-label={fill(charts.parts.dataOf, { title })}
        >
          {charts.parts.data}
        </a>
      </figcaption>
    </figure>
  );
}
