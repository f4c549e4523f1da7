import clsx from 'clsx';
import { ChevronDown } from 'lucide';
import type { ComponentType, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { layOutScales } from '@/lib/charts/layout';
import type { ChartInput } from '@/lib/charts/layout-types';
import { toReading } from '@/lib/charts/reading';
import type { ChartTableData, LineSpec, ReaderEntry, ScaleKind } from '@/lib/charts/types';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { Chart } from './chart';
import type { ChartReaderProps } from './chart-reader';
import { ChartStage, type ChartStep, StepCurtain } from './chart-stage';
import { ChartTable } from './chart-table';
import { ScaleSwitch } from './scale-switch';

interface Props extends Pick<ChartInput, 'xs' | 'marks' | 'dots' | 'ratioMarks' | 'include'> {
  id: string;
  words: Content['charts']['parts'];
  title: string;
  /** One sentence that says what the lines do; also the text alternative of the drawing. */
  summary: string;
  /** Hides the summary from view, but not from screen readers: the page shows the same numbers above the figure. */
  isSummarySpoken?: boolean;
  unit: string;
  lines: readonly LineSpec[];
  scales?: readonly ScaleKind[];
  /** The scale that is drawn first; the switch selects another one. */
  scale?: ScaleKind;
  formatTick: (value: number) => string;
  /** The layer that shows the values of a row; `ChartReader` where the chart never changes. */
  Reader: ComponentType<ChartReaderProps>;
  table: ChartTableData;
  entries: readonly ReaderEntry[];
  drawAfterMs?: number;
  touch?: 'drag' | 'hold';
  dataHref?: string;
  /** Adds the table below the drawing, for a chart without a page of its own. */
  hasTable?: boolean;
  /** The number that the chart is evidence for, above its title. */
  claim?: ReactNode;
  /** Takes the place of the summary. */
  steps?: readonly ChartStep[];
  /** What the chart does not show, in one sentence. */
  caveat?: ReactNode;
  /** Paragraphs with sources and further limits, behind one closed line. */
  notes?: ReactNode;
  /** Further actions beside the link, in a row right below the drawing. */
  moreActions?: ReactNode;
  /** True where another chart of the page explains the log axis. */
  isScaleExplained?: boolean;
  /** Shows the notes at once, beside the caveat, for the page of the chart. On phones its title is only spoken, and the summary is below the drawing. */
  isOpen?: boolean;
}

export function ChartFigure(props: Props) {
  const { id, words, title, summary, unit, dots = [], scales = ['linear'], table, entries, Reader } = props;
  const { claim, steps, caveat, notes, isOpen = false, isScaleExplained = false } = props;
  // A dated value beside the line is enough: two dates for one line read as a contradiction.
  const lines = props.lines.map((line, index) =>
    dots.some((dot) => dot.line === index && dot.shape !== 'diamond') ? { ...line, last: undefined } : line,
  );
  const layouts = layOutScales({ ...props, lines }, scales);
  // Wide cards have their words beside the drawing, unless all notes are open: those would be far longer than the drawing.
  const isBeside = notes !== undefined && !isOpen && !steps;
  const hasActions = !notes || isOpen || props.hasTable || props.moreActions !== undefined;
  const actions = (
    <div className="-mx-2 flex flex-wrap items-start *:max-sm:text-sm print:hidden">
      {props.dataHref && (
        <a href={props.dataHref} className={buttonClass('quiet')} aria-label={fill(words.dataOf, { title })}>
          {words.data}
        </a>
      )}
      <CopyLink variant="quiet" url={`#${id}`} words={words.link} />
      {props.moreActions}
    </div>
  );
  const heading = (
    <h3
      id={`${id}-title`}
      className={
        steps
          ? 'mt-2 text-lg md:mt-5 md:text-[1.375rem] lg:mt-0 lg:text-[1.5625rem]'
          : claim
            ? 'mt-5 text-lg md:text-[1.375rem] @4xl/card:mt-0'
            : clsx(
                'text-2xl',
                isBeside ? '@4xl/card:text-3xl' : 'md:text-3xl',
                // There, question and answer are right above, and the drawing must begin on the first screen.
                isOpen && 'max-sm:sr-only',
              )
      }
    >
      {title}
    </h3>
  );
  const scaleSwitch = scales.length > 1 && (
    <ScaleSwitch name={`${id}-scale`} scales={scales} initial={props.scale} words={words.scale} />
  );
  // On the line of the heading, so that the unit keeps its whole line. A data page hides its heading on phones.
  const isInHead = scaleSwitch && !claim && !steps && !isOpen && !isBeside;
  const unitClass = clsx(
    'text-pretty text-sm',
    steps ? 'max-sm:text-[0.8125rem]' : claim ? 'max-sm:mt-1' : 'mt-2 sm:mt-5 @4xl/card:mt-0',
  );
  const drawing = (
    <div className={clsx('chart-drawing flex min-w-0 grow flex-col', steps ? 'lg:sticky' : '@4xl/card:row-span-2')}>
      {claim && heading}
      {scaleSwitch && !isInHead ? (
        <div className={clsx('flex flex-wrap items-center justify-between gap-x-2 gap-y-1', unitClass)}>
          <p className="min-w-30 flex-1">{unit}</p>
          {scaleSwitch}
        </div>
      ) : (
        <p className={unitClass}>{unit}</p>
      )}
      {scales.includes('log') && !isScaleExplained && (
        <p
          className={clsx(
            'hint text-muted text-sm',
            scales.length > 1 && 'hidden group-has-[[value=log]:checked]/chart:block',
          )}
        >
          {words.scaleHint}
        </p>
      )}
      <Chart layouts={layouts} lines={lines} formatTick={props.formatTick} title={title} describedBy={`${id}-summary`}>
        {steps && <StepCurtain layout={layouts[0]} />}
        <Reader
          entries={entries}
          reading={toReading(
            table.rows,
            layouts,
            entries.flatMap(({ columns }) => columns),
          )}
          words={{ label: fill(words.reader.label, { title }), start: words.reader.start }}
          drawAfterMs={props.drawAfterMs}
          touch={props.touch}
        />
      </Chart>
      {!props.hasTable && hasActions && actions}
      {props.hasTable && (
        <div>
          {/* In the row of the closed line. */}
          {hasActions && <div className="float-right">{actions}</div>}
          <details className="group/table -mx-2 print:hidden">
            <summary className={buttonClass('quiet', 'list-none [&::-webkit-details-marker]:hidden')}>
              <Icon node={ChevronDown} className="size-4 group-open/table:rotate-180" />
              {words.table}
            </summary>
            <div className="px-2 pt-2">
              <ChartTable label={fill(words.tableOf, { title })} {...table} />
            </div>
          </details>
        </div>
      )}
    </div>
  );
  return (
    <div
      className={clsx(
        'h-full',
        isBeside && '@container/card',
        // Darker than the page at night, between two lines in the color of its number.
        steps && 'lead night dark:[--color-paper:#0b0907] dark:border-loss dark:border-y-2 dark:bg-(--color-paper)',
      )}
    >
      <figure
        id={id}
        aria-labelledby={`${id}-title`}
        data-behaviour={steps && 'spotlight'}
        className={clsx(
          'group/chart flex h-full scroll-mt-24 flex-col',
          steps ? 'border-ink border-t-2 pt-4 pb-2' : 'plate px-3.5 py-5 sm:p-7 lg:p-9',
          claim && !steps && 'evidence',
          isBeside &&
            'pb-2 sm:pb-3 lg:pb-4 @4xl/card:grid @4xl/card:grid-cols-[18rem_minmax(0,1fr)] @4xl/card:grid-rows-[auto_1fr_auto] @4xl/card:gap-x-12',
        )}
      >
        {steps ? (
          claim
        ) : (
          <div className={clsx(isOpen && 'max-sm:contents')}>
            {isInHead ? (
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 *:[h3]:min-w-32 *:[h3]:flex-1">
                {heading}
                {scaleSwitch}
              </div>
            ) : (
              (claim ?? heading)
            )}
            <p
              id={`${id}-summary`}
              className={clsx(
                props.isSummarySpoken ? 'sr-only' : 'max-w-3xl text-base',
                claim ? 'mt-1.5 md:mt-3' : 'mt-2',
                isBeside ? !claim && '@4xl/card:text-lg' : 'md:text-lg md:leading-relaxed',
                isOpen ? 'max-sm:order-1 max-sm:mt-4' : !isBeside && 'text-muted',
              )}
            >
              {summary}
            </p>
          </div>
        )}
        {steps ? (
          <ChartStage id={`${id}-summary`} steps={steps}>
            {drawing}
          </ChartStage>
        ) : (
          drawing
        )}
        {isOpen ? (
          <figcaption className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 border-line border-t pt-5 text-base max-sm:order-2 lg:grid-cols-2">
            {caveat}
            {notes}
          </figcaption>
        ) : caveat || notes ? (
          <figcaption
            className={clsx(
              '*:first:mt-3',
              isBeside &&
                '@4xl/card:contents @4xl/card:*:first:col-start-1 @4xl/card:*:first:row-start-2 @4xl/card:*:first:mt-6 @4xl/card:*:first:self-start',
            )}
          >
            {caveat}
            {/* The actions are beside the closed line; the open notes have the full width below both. */}
            {notes && (
              <div className="mt-2.5 sm:mt-4 grid grid-cols-[1fr_auto] items-start border-line border-t sm:pt-1 text-base *:[details]:row-start-1 *:[details]:col-span-full *:last:col-start-2 *:last:row-start-1 no-js:*:last:col-start-1 no-js:*:last:row-start-2 narrow:*:last:col-start-1 narrow:*:last:row-start-2 @4xl/card:col-span-full [&_p]:mt-2 [&_p]:max-w-3xl [&_p]:text-muted">
                <Fold summary={words.notes} summaryClass="w-fit text-sm sm:text-base">
                  {notes}
                </Fold>
                {!hasActions && actions}
              </div>
            )}
          </figcaption>
        ) : null}
      </figure>
    </div>
  );
}
