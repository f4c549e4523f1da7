import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ChartLayout } from '@/lib/charts/layout-types';
import type { LineSpec, ScaleKind } from '@/lib/charts/types';
import { ChartBars } from './chart-bars';
import { TimeAxis, ValueAxis } from './chart-ground';
import { ChartKey } from './chart-key';
import { ChartLines, LabelsBeside } from './chart-lines';
import { PlotRow } from './plot-row';

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
  return (
    <div
      className={clsx(
        '@container mt-2 rounded-md outline-bitcoin outline-offset-2 has-[[type=range]:focus-visible]:outline-3',
        'flex flex-col',
        isFilling ? 'flex-1' : 'grow',
      )}
    >
      {key}
      <PlotRow
        layouts={layouts}
        lines={lines}
        formatTick={formatTick}
        className={clsx('grow sm:mt-9 sm:text-sm', !isFilling && 'shrink-0')}
        plotClass={isFilling ? 'min-h-72' : 'min-h-70 sm:min-h-104'}
      >
        <svg
          role="img"
          aria-label={title}
          aria-describedby={describedBy}
          width="100%"
          height="100%"
          className="absolute inset-0 overflow-visible"
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
      </PlotRow>
    </div>
  );
}
