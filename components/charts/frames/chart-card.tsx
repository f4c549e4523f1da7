import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type ChartContent, ChartDrawing, ChartTitle } from './chart-drawing';
import { ChartFoot } from './chart-foot';
import './chart-card.css';

interface Props {
  chart: ChartContent;
  /** What the chart does not show, in one sentence. */
  caveat: ReactNode;
  /** Paragraphs with sources and further limits, behind one closed line. */
  notes: ReactNode;
  /** `ChartActions` beside that line. */
  actions?: ReactNode;
}

/** A chart beside its words on wide cards, where they fill the height of its plot, and below them on narrow ones. */
export function ChartCard({
  isSummarySpoken = false,
  below,
  ...props
}: Props & {
  /** Hides the summary from view, but not from screen readers: the page shows the same numbers above the chart. */
  isSummarySpoken?: boolean;
  /** Right below the drawing. */
  below?: ReactNode;
}) {
  const { chart } = props;
  return (
    <Card
      {...props}
      className="chart-card-words"
      above={<ChartTitle chart={chart} className="text-2xl @4xl/card:text-3xl" />}
      summaryClass={clsx(isSummarySpoken ? 'sr-only' : 'max-w-3xl text-base', 'mt-2 @4xl/card:text-lg')}
    >
      <ChartDrawing chart={chart} className="@4xl/card:row-span-2" unitClass="mt-2 sm:mt-5 @4xl/card:mt-0">
        {below}
      </ChartDrawing>
    </Card>
  );
}

/** A `ChartCard` whose heading is the number that the chart is evidence for. */
export function ChartEvidence({ claim, ...props }: Props & { claim: ReactNode }) {
  const { chart } = props;
  return (
    <Card
      {...props}
      className="@4xl/card:grid-cols-[18rem_minmax(0,1fr)]"
      above={claim}
      summaryClass="mt-1.5 max-w-3xl text-base md:mt-3"
    >
      <ChartDrawing
        chart={chart}
        heading={<ChartTitle chart={chart} className="mt-5 text-lg md:text-[1.375rem] @4xl/card:mt-0" />}
        className="@4xl/card:row-span-2"
        unitClass="max-sm:mt-1"
      />
    </Card>
  );
}

function Card({
  chart: { id, words, summary },
  caveat,
  notes,
  actions,
  above,
  summaryClass,
  className,
  children,
}: Props & { above: ReactNode; summaryClass: string; className?: string; children: ReactNode }) {
  return (
    <div className="@container/card h-full">
      <figure
        id={id}
        aria-labelledby={`${id}-title`}
        className={clsx(
          'plate-or-line group/chart flex h-full scroll-mt-24 flex-col pt-4 pb-2 md:p-7 md:pb-3 lg:p-9 lg:pb-4',
          '@4xl/card:grid @4xl/card:grid-rows-[auto_1fr_auto] @4xl/card:gap-x-12',
          className,
        )}
      >
        <div>
          {above}
          <p id={`${id}-summary`} className={summaryClass}>
            {summary}
          </p>
        </div>
        {children}
        <ChartFoot
          summary={words.notes}
          caveat={caveat}
          notes={notes}
          actions={actions}
          className="@4xl/card:contents @4xl/card:*:first:col-start-1 @4xl/card:*:first:row-start-2 @4xl/card:*:first:mt-6 @4xl/card:*:first:self-start"
        />
      </figure>
    </div>
  );
}
