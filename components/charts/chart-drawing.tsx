import clsx from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { type ChartInput, type ChartLayout, layOutScales } from '@/lib/charts/layout';
import { toReading } from '@/lib/charts/reading';
import type { ChartTableData, LineSpec, ReaderEntry, ScaleKind } from '@/lib/charts/types';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { Chart } from './chart';
import type { ChartReaderProps } from './chart-reader';
import { ScaleSwitch } from './scale-switch';

/** What a chart says, in whatever frame it is. */
export interface ChartContent extends Pick<ChartInput, 'xs' | 'marks' | 'dots' | 'ratioMarks' | 'include'> {
  id: string;
  words: Content['charts']['parts'];
  title: string;
  /** One sentence that says what the lines do; also the text alternative of the drawing. */
  summary: string;
  unit: string;
  lines: readonly LineSpec[];
  scales?: readonly ScaleKind[];
  /** The scale that is drawn first; the switch selects another one. */
  scale?: ScaleKind;
  /** True where another chart of the page explains the log axis. */
  isScaleExplained?: boolean;
  formatTick: (value: number) => string;
  /** The layer that shows the values of a row; `ChartReader` where the chart never changes. */
  Reader: ComponentType<ChartReaderProps>;
  table: ChartTableData;
  entries: readonly ReaderEntry[];
  drawAfterMs?: number;
  touch?: 'drag' | 'hold';
}

export function ChartTitle({ chart: { id, title }, className }: { chart: ChartContent; className: string }) {
  return (
    <h3 id={`${id}-title`} className={className}>
      {title}
    </h3>
  );
}

/** Nothing, if the chart has one scale. */
export function ChartScales({ chart: { id, scales = [], scale, words } }: { chart: ChartContent }) {
  if (scales.length < 2) return null;
  return <ScaleSwitch name={`${id}-scale`} scales={scales} initial={scale} words={words.scale} />;
}

/** The drawing of a chart with its unit, between what its frame has above and below it. */
export function ChartDrawing({
  chart,
  heading,
  hasSwitch = true,
  curtain,
  className,
  unitClass,
  children,
}: {
  chart: ChartContent;
  /** A `ChartTitle`, where what is above the drawing is not the title. */
  heading?: ReactNode;
  /** False where the frame has the switch between scales. */
  hasSwitch?: boolean;
  /** Covers a part of the first drawing. */
  curtain?: (layout: ChartLayout | undefined) => ReactNode;
  className?: string;
  unitClass?: string;
  /** Below the drawing. */
  children?: ReactNode;
}) {
  const { id, words, title, unit, dots = [], scales = ['linear'], table, entries, Reader } = chart;
  // A dated value beside the line is enough: two dates for one line read as a contradiction.
  const lines = chart.lines.map((line, index) =>
    dots.some((dot) => dot.line === index && dot.shape !== 'diamond') ? { ...line, last: undefined } : line,
  );
  const { xs, marks, ratioMarks, include } = chart;
  const layouts = layOutScales({ xs, marks, dots, ratioMarks, include, lines }, scales);
  const unitClasses = clsx('text-pretty text-sm', unitClass);
  return (
    <div className={clsx('chart-drawing flex min-w-0 grow flex-col', className)}>
      {heading}
      {hasSwitch && scales.length > 1 ? (
        <div className={clsx('flex flex-wrap items-center justify-between gap-x-2 gap-y-1', unitClasses)}>
          <p className="min-w-30 flex-1">{unit}</p>
          <ChartScales chart={chart} />
        </div>
      ) : (
        <p className={unitClasses}>{unit}</p>
      )}
      {scales.includes('log') && !chart.isScaleExplained && (
        <p
          className={clsx(
            'hint text-muted text-sm',
            scales.length > 1 && 'hidden group-has-[[value=log]:checked]/chart:block',
          )}
        >
          {words.scaleHint}
        </p>
      )}
      <Chart layouts={layouts} lines={lines} formatTick={chart.formatTick} title={title} describedBy={`${id}-summary`}>
        {curtain?.(layouts[0])}
        <Reader
          entries={entries}
          reading={toReading(
            table.rows,
            layouts,
            entries.flatMap(({ columns }) => columns),
          )}
          words={{ label: fill(words.reader.label, { title }), start: words.reader.start }}
          drawAfterMs={chart.drawAfterMs}
          touch={chart.touch}
        />
      </Chart>
      {children}
    </div>
  );
}
