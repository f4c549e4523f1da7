import type { ReactNode } from 'react';
import { ChartTableBelow } from './chart-actions';
import { type ChartContent, ChartDrawing, ChartScales, ChartTitle } from './chart-drawing';

const plateClass = 'plate group/chart flex h-full scroll-mt-24 flex-col px-3.5 py-5 sm:p-7 lg:p-9';

const summaryClass = 'mt-2 max-w-3xl text-base md:text-lg md:leading-relaxed';

/**
 * A chart on its own page: its notes are open, beside the caveat. On phones its title is only spoken, because question and answer are right
 * above, and the summary is below the drawing, which must begin on the first screen.
 */
export function ChartOnPage({
  chart,
  caveat,
  notes,
  actions,
}: {
  chart: ChartContent;
  caveat: ReactNode;
  notes: ReactNode;
  /** `ChartActions`, right below the drawing. */
  actions: ReactNode;
}) {
  const { id, summary } = chart;
  return (
    <figure id={id} aria-labelledby={`${id}-title`} className={plateClass}>
      <div className="max-sm:contents">
        <ChartTitle chart={chart} className="text-2xl max-sm:sr-only md:text-3xl" />
        <p id={`${id}-summary`} className={`${summaryClass} max-sm:order-1 max-sm:mt-4`}>
          {summary}
        </p>
      </div>
      <ChartDrawing chart={chart} unitClass="mt-2 sm:mt-5">
        {actions}
      </ChartDrawing>
      <figcaption className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 border-line border-t pt-5 text-base max-sm:order-2 lg:grid-cols-2">
        {caveat}
        {notes}
      </figcaption>
    </figure>
  );
}

/** A chart of a calculator, with its table below it. */
export function ChartWithTable({ chart, caveat }: { chart: ChartContent; caveat: ReactNode }) {
  const { id, summary } = chart;
  return (
    <figure id={id} aria-labelledby={`${id}-title`} className={plateClass}>
      <div>
        {/* The switch is on the line of the heading, so that the unit keeps its whole line. */}
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 *:[h3]:min-w-32 *:[h3]:flex-1">
          <ChartTitle chart={chart} className="text-2xl md:text-3xl" />
          <ChartScales chart={chart} />
        </div>
        <p id={`${id}-summary`} className={`${summaryClass} text-muted`}>
          {summary}
        </p>
      </div>
      <ChartDrawing chart={chart} hasSwitch={false} unitClass="mt-2 sm:mt-5">
        <ChartTableBelow chart={chart} />
      </ChartDrawing>
      <figcaption className="*:first:mt-3">{caveat}</figcaption>
    </figure>
  );
}
