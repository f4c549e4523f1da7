import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ChartLayout } from '@/lib/charts/layout-types';
import { type Rise, riseOf } from '@/lib/charts/mark-labels';
import type { LineSpec } from '@/lib/charts/types';

interface Props {
  /** All drawings between which the reader can switch: the plot keeps its place. */
  layouts: readonly Pick<ChartLayout, 'yTicks' | 'marks' | 'dots'>[];
  lines: readonly Pick<LineSpec, 'label' | 'last'>[];
  formatTick: (value: number) => string;
  className: string;
  /** The height of the plot. */
  plotClass: string;
  children: ReactNode;
}

/**
 * A plot between the values of its axis and the names of its lines. Both are SVG text, which takes no room, so each side has an
 * unseen copy of them: the room is as wide as the widest text in whatever font the reader's system has.
 */
export function PlotRow({ layouts, lines, formatTick, className, plotClass, children }: Props) {
  const ticks = layouts.flatMap(({ yTicks }) => yTicks.map(({ value }) => formatTick(value)));
  const labels = lines.flatMap(({ label, last = '' }) => [...label.split('\n'), last]);
  const rises = layouts.map(riseOf);
  const rise = {
    narrow: Math.max(0, ...rises.map(({ narrow }) => narrow)),
    wide: Math.max(0, ...rises.map(({ wide }) => wide)),
  };
  return (
    <div
      className={clsx(
        'mt-7 mr-(--chart-end,0.5rem) mb-9 flex text-[0.8125rem] tabular-nums',
        rise.narrow > 0 && [roomAbove[rise.narrow], wideRoomAbove[rise.wide]],
        className,
      )}
    >
      <Room texts={ticks} className="mr-[7px]" />
      <div data-plot="" className={clsx('group/plot relative min-w-0 flex-1', plotClass)}>
        {children}
        {layouts[0] && <MainMarkLabels marks={layouts[0].marks} rise={rise} />}
      </div>
      <Room texts={labels} className="@max-md:hidden ml-[15px] font-semibold" />
    </div>
  );
}

function Room({ texts, className }: { texts: readonly string[]; className: string }) {
  return (
    <span
      aria-hidden="true"
      data-texts={[...new Set(texts.filter(Boolean))].join('\n')}
      className={clsx('width-of-texts', className)}
    />
  );
}

/** For each number of lines by which the label of a main mark is higher: above the plot, and below the label. */
const roomAbove = ['', 'pt-4', 'pt-8'];
const wideRoomAbove = ['@md:pt-0', '@md:pt-4', '@md:pt-8'];
const roomBelow = ['pb-[3px]', 'pb-[calc(1lh+3px)]', 'pb-[calc(2lh+3px)]'];
const wideRoomBelow = ['@md:pb-[3px]', '@md:pb-[calc(1lh+3px)]', '@md:pb-[calc(2lh+3px)]'];

/** Above the plot, from the line of the mark on or, where the words have less room there, as far to the left as they need. */
function MainMarkLabels({ marks, rise }: Pick<ChartLayout, 'marks'> & { rise: Rise }) {
  return marks
    .filter(({ kind }) => kind === 'main')
    .map(({ x, at, label }) => (
      <div
        key={x}
        aria-hidden="true"
        className={clsx(
          'chart-tooltip-mark pointer-events-none absolute inset-x-0 bottom-full flex justify-end whitespace-nowrap font-semibold text-(--color-loss) leading-tight',
          roomBelow[rise.narrow],
          rise.narrow > 0 && wideRoomBelow[rise.wide],
        )}
      >
        {/* An attribute: the policy of the pages allows no style of an element. */}
        <svg width={`${at}%`} height="1" className="min-w-0" />
        <span className="shrink-0">{label}</span>
        <span className="flex-1" />
      </div>
    ));
}
