import { ChevronDown, Download } from 'lucide';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { Chart, type ChartProps } from './chart';
import { ChartLink } from './chart-link';
import { ChartReader, type ChartReaderProps } from './chart-reader';
import { ChartTable, type ChartTableData } from './chart-table';
import { ScaleSwitch } from './scale-switch';

interface Props extends Omit<ChartProps, 'labelledBy' | 'describedBy' | 'children'> {
  words: Content['charts']['parts'];
  title: string;
  /** One sentence that says what the lines do: seen by everybody, and the text alternative of the drawing. */
  summary: string;
  unit: string;
  table: ChartTableData;
  reader: Pick<ChartReaderProps, 'rows' | 'drawAfterMs' | 'touch'>;
  csvHref?: string;
  source?: ReactNode;
  /** What the chart does not show. */
  note?: ReactNode;
}

/** A chart with all that belongs to it: title, sentence, unit, scale, drawing, table, CSV, link, source and limits. */
export function ChartFigure({ words, title, summary, unit, table, reader, csvHref, source, note, ...chart }: Props) {
  const { id, scales = ['linear'] } = chart;
  return (
    <figure
      id={id}
      aria-labelledby={`${id}-title`}
      className="group/chart plate h-full scroll-mt-24 px-3.5 py-6 sm:p-7 lg:p-9"
    >
      <h3 id={`${id}-title`} className="text-2xl md:text-3xl">
        {title}
      </h3>
      <p id={`${id}-summary`} className="mt-3 max-w-3xl text-base text-muted md:text-lg md:leading-relaxed">
        {summary}
      </p>
      <div className="mt-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p className="font-semibold text-sm">{unit}</p>
        {scales.length > 1 && <ScaleSwitch name={`${id}-scale`} scales={scales} words={words.scale} />}
      </div>
      {scales.length > 1 && (
        <p className="hidden text-muted text-sm group-has-[[value=log]:checked]/chart:block">{words.scaleHint}</p>
      )}
      <div className="mt-2">
        <Chart {...chart} labelledBy={`${id}-title`} describedBy={`${id}-summary`}>
          <ChartReader
            {...reader}
            count={table.rows.length}
            words={{ label: fill(words.reader.label, { title }), start: words.reader.start }}
          />
        </Chart>
      </div>
      <div className="-mx-2 flow-root print:hidden">
        <div className="float-left flex flex-wrap">
          {csvHref && (
            <a href={csvHref} download className={buttonClass('quiet')} aria-label={fill(words.csvOf, { title })}>
              <Icon node={Download} className="size-4" />
              {words.csv}
            </a>
          )}
          <ChartLink id={id} words={words.link} />
        </div>
        <details className="group/table">
          <summary className={buttonClass('quiet', 'list-none [&::-webkit-details-marker]:hidden')}>
            <Icon node={ChevronDown} className="size-4 group-open/table:rotate-180" />
            {words.table}
          </summary>
          <div className="clear-both px-2 pt-2">
            <ChartTable label={fill(words.tableOf, { title })} {...table} />
          </div>
        </details>
      </div>
      {(source || note) && (
        <figcaption className="mt-5 space-y-5 border-line border-t pt-5">
          {source}
          {note}
        </figcaption>
      )}
    </figure>
  );
}
