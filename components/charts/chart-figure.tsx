import clsx from 'clsx';
import { ChevronDown, Table } from 'lucide';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type ChartInput, layOut } from '@/lib/charts/layout';
import type { ChartTableData, LineSpec, ReaderEntry, ScaleKind } from '@/lib/charts/types';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { Chart } from './chart';
import { ChartLink } from './chart-link';
import { ChartReader } from './chart-reader';
import { ChartTable } from './chart-table';
import { ScaleSwitch } from './scale-switch';

interface Props extends Pick<ChartInput, 'xs' | 'marks' | 'dots' | 'include'> {
  id: string;
  words: Content['charts']['parts'];
  title: string;
  /** One sentence that says what the lines do; also the text alternative of the drawing. */
  summary: string;
  unit: string;
  lines: readonly LineSpec[];
  scales?: readonly ScaleKind[];
  formatTick: (value: number) => string;
  table: ChartTableData;
  entries: readonly ReaderEntry[];
  drawAfterMs?: number;
  touch?: 'drag' | 'hold';
  dataHref?: string;
  /** Adds the table below the drawing, for a chart without a page of its own. */
  hasTable?: boolean;
  source?: ReactNode;
  note?: ReactNode;
}

export function ChartFigure(props: Props) {
  const { id, words, title, summary, unit, lines, scales = ['linear'], table, entries, source, note } = props;
  const layouts = scales.map((kind) => layOut({ ...props, kind }));
  return (
    <figure
      id={id}
      aria-labelledby={`${id}-title`}
      className="group/chart plate h-full scroll-mt-24 px-3.5 py-5 sm:p-7 lg:p-9"
    >
      <h3 id={`${id}-title`} className="text-2xl md:text-3xl">
        {title}
      </h3>
      <p id={`${id}-summary`} className="mt-3 max-w-3xl text-base text-muted md:text-lg md:leading-relaxed">
        {summary}
      </p>
      <div className="mt-2 flex flex-wrap items-center sm:mt-5 sm:min-h-11 justify-between gap-x-6">
        <p className="font-semibold text-sm">{unit}</p>
        {scales.length > 1 && <ScaleSwitch name={`${id}-scale`} scales={scales} words={words.scale} />}
      </div>
      {scales.includes('log') && (
        <p
          className={clsx(
            'text-muted text-sm',
            scales.length > 1 && 'hidden group-has-[[value=log]:checked]/chart:block',
          )}
        >
          {words.scaleHint}
        </p>
      )}
      <Chart
        id={id}
        layouts={layouts}
        lines={lines}
        formatTick={props.formatTick}
        title={title}
        describedBy={`${id}-summary`}
      >
        <ChartReader
          entries={entries}
          rows={table.rows}
          points={Object.fromEntries(layouts.map(({ kind, points }) => [kind, points]))}
          words={{ label: fill(words.reader.label, { title }), start: words.reader.start }}
          drawAfterMs={props.drawAfterMs}
          touch={props.touch}
        />
      </Chart>
      <div className="-mx-2 flex flex-wrap print:hidden">
        {props.dataHref && (
          <a href={props.dataHref} className={buttonClass('quiet')} aria-label={fill(words.dataOf, { title })}>
            <Icon node={Table} className="size-4" />
            {words.data}
          </a>
        )}
        <ChartLink id={id} words={words.link} />
      </div>
      {props.hasTable && (
        <details className="group/table -mx-2 print:hidden">
          <summary className={buttonClass('quiet', 'list-none [&::-webkit-details-marker]:hidden')}>
            <Icon node={ChevronDown} className="size-4 group-open/table:rotate-180" />
            {words.table}
          </summary>
          <div className="px-2 pt-2">
            <ChartTable label={fill(words.tableOf, { title })} {...table} />
          </div>
        </details>
      )}
      {(source || note) && (
        <figcaption className="mt-3 space-y-2 border-line border-t pt-3 *:[.caveat]:mt-4 md:mt-5 md:pt-5">
          {source}
          {note}
        </figcaption>
      )}
    </figure>
  );
}
