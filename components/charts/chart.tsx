import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ChartLayout } from '@/lib/charts/layout';
import type { LineSpec, ScaleKind } from '@/lib/charts/types';
import { ChartBars } from './chart-bars';
import { TimeAxis, ValueAxis } from './chart-ground';
import { ChartKey } from './chart-key';
import { ChartLines, LabelsBeside } from './chart-lines';

/** The radio buttons of the figure (`group/chart`) select one of two drawings in CSS, without script. */
const shownFor: Record<ScaleKind, string> = {
  linear: 'group-has-[[value=log]:checked]/chart:hidden',
  log: 'hidden group-has-[[value=log]:checked]/chart:inline',
};

/** A key that only one of two drawings needs is hidden while the other one is selected. */
const keyShownFor: Record<ScaleKind, string> = {
  linear: 'group-has-[[value=log]:checked]/chart:hidden',
  log: 'group-has-[[value=linear]:checked]/chart:hidden',
};

/** Letters of an axis value that fit beside a plot on a narrow screen. */
const SHORT_TICK = 5;

export interface ChartProps {
  /** One drawing for each; with two, a ScaleSwitch in the same `group/chart` selects one. */
  layouts: readonly ChartLayout[];
  lines: readonly LineSpec[];
  formatTick: (value: number) => string;
  title: string;
  describedBy?: string;
  /** Bars side by side instead of lines; the layout is one of `withBands`. */
  hasBars?: boolean;
  /** Takes the free height of a flex column instead of a height of its own. */
  isFilling?: boolean;
  children?: ReactNode;
}

/**
 * A chart of lines or bars as SVG without script, for server and client components. All positions are percent of a box whose height
 * is set by a class; lines are stretched to the box, text is not.
 */
export function Chart(props: ChartProps) {
  const { layouts, lines, formatTick, title, describedBy, hasBars = false, isFilling, children } = props;
  const keyed = layouts.filter((layout) => layout.isCrowded || (hasBars && lines.length > 1));
  const key = keyed[0] && (
    <ChartKey lines={lines} className={keyed.length < layouts.length ? keyShownFor[keyed[0].kind] : undefined} />
  );
  const labelLetters = Math.max(
    ...lines.flatMap(({ label, last = '' }) => [...label.split('\n'), last].map(({ length }) => length)),
  );
  const hasLongTicks = layouts.some(({ yTicks }) => yTicks.some(({ value }) => formatTick(value).length > SHORT_TICK));
  return (
    <ChartPlot legend={key} labelLetters={labelLetters} hasLongTicks={hasLongTicks} isFilling={isFilling}>
      <svg
        role="img"
        aria-label={title}
        aria-describedby={describedBy}
        width="100%"
        height="100%"
        className="absolute inset-0 overflow-visible text-[0.8125rem] tabular-nums sm:text-sm"
      >
        {hasBars && layouts[0] && <ChartBars layout={layouts[0]} lines={lines} />}
        {layouts[0] && <TimeAxis layout={layouts[0]} />}
        {layouts.map((layout) => (
          <g
            key={layout.kind}
            data-scale={layout.kind}
            className={clsx(layouts.length > 1 && shownFor[layout.kind]) || undefined}
          >
            <ValueAxis layout={layout} formatTick={formatTick} />
            {hasBars ? (
              <LabelsBeside layout={layout} lines={lines} />
            ) : (
              <ChartLines layout={layout} lines={lines} hasKey={keyed.includes(layout)} />
            )}
          </g>
        ))}
      </svg>
      {children}
    </ChartPlot>
  );
}

interface ChartPlotProps extends Pick<ChartProps, 'isFilling' | 'children'> {
  /** The key of lines that cannot be labelled inside the plot on narrow screens, above it. */
  legend?: ReactNode;
  /** The longest row of the labels to the right of the plot. */
  labelLetters: number;
  /** A narrow screen then has more room to the left of the plot. */
  hasLongTicks?: boolean;
}

/** The box of the plot, with room around it for labels. */
function ChartPlot({ legend, labelLetters, hasLongTicks, isFilling, children }: ChartPlotProps) {
  return (
    <div
      className={clsx(
        '@container mt-2 rounded-md outline-bitcoin outline-offset-2 has-[[type=range]:focus-visible]:outline-3',
        'flex flex-col',
        isFilling ? 'flex-1' : 'grow',
      )}
    >
      {legend}
      <div
        data-plot=""
        className={clsx(
          'group/plot @sm:mr-23 relative mt-7 mb-9 mr-2 sm:mt-9 sm:ml-13',
          labelLetters > 11 ? '@lg:mr-32' : labelLetters > 9 ? '@lg:mr-26' : '@lg:mr-22',
          hasLongTicks ? 'ml-13' : 'ml-10',
          isFilling ? 'min-h-72 flex-1' : 'h-70 shrink-0 grow sm:h-104',
        )}
      >
        {children}
      </div>
    </div>
  );
}
