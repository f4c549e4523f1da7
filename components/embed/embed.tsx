import { Chart } from '@/components/charts/chart';
import { BarList } from '@/components/data/bar-list';
import type { DataId } from '@/content/data';
import { site } from '@/content/site';
import { layOut } from '@/lib/charts/layout';
import { getContent } from '@/lib/content/content';
import { dataPath } from '@/lib/content/links';
import { describe } from '@/lib/data/describe';
import { getDrawing, isLog, type LineDrawing } from '@/lib/data/drawing';
import { embedSources } from '@/lib/data/embed';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

const SUMMARY_ID = 'summary';

/** A drawing with title, source and a link to its data, for the frames of other sites. The drawing fills the frame. */
export function Embed({ id, locale }: { id: DataId; locale: Locale }) {
  const { charts, data } = getContent(locale);
  const { title, definition, estimateNote } = describe(id, locale);
  const drawing = getDrawing(id, locale);
  return (
    <main className="flex min-h-svh flex-col border border-line bg-raised px-3.5 pt-3.5 pb-2 sm:px-5 sm:pt-4.5">
      <h1 className="font-normal text-xl sm:text-2xl">{title}</h1>
      <p id={SUMMARY_ID} className="sr-only">
        {definition}
      </p>
      <p className="mt-1.5 text-sm leading-snug">
        <strong className="font-semibold">{drawing.unit}</strong>
        {isLog(drawing) && <span className="text-muted"> {charts.parts.scaleHint}</span>}
      </p>
      {drawing.kind === 'line' ? (
        <Lines drawing={drawing} title={title} />
      ) : (
        <BarList drawing={drawing} className="my-4 flex flex-1 flex-col justify-between gap-2 text-sm" />
      )}
      <footer className="border-line border-t pt-2 text-muted text-sm leading-snug">
        <p>
          {data.embed.source}{' '}
          {embedSources(id, locale).map(({ publisher, url, dataTo }, i) => (
            <span key={publisher}>
              {i > 0 && '; '}
              {url ? (
                <a href={url} target="_blank" rel="noopener" className="link">
                  {publisher}
                </a>
              ) : (
                publisher
              )}
              {dataTo}
            </span>
          ))}
          {'. '}
          {estimateNote && data.embed.hasEstimates}
        </p>
        <p>
          <a
            href={dataPath(id, locale)}
            target="_blank"
            rel="noopener"
            className="link inline-block py-2 font-semibold text-ink"
          >
            {fill(data.embed.link, { site: site.name })}
          </a>
        </p>
      </footer>
    </main>
  );
}

function Lines({ drawing, title }: { drawing: LineDrawing; title: string }) {
  const { lines, scales, formatTick } = drawing;
  return (
    <Chart
      layouts={[layOut({ ...drawing, kind: scales[0] })]}
      lines={lines}
      formatTick={formatTick}
      title={title}
      describedBy={SUMMARY_ID}
      isFilling
    />
  );
}
