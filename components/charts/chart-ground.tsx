import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { ChartLayout } from '@/lib/charts/layout-types';

/** Gridlines with their values, which differ by scale. */
export function ValueAxis({ layout, formatTick }: { layout: ChartLayout; formatTick: (value: number) => string }) {
  const { yTicks } = layout;
  const [base, ...others] = yTicks.map(({ y }) => `M0,${y}H100`);
  return (
    <>
      <StretchedSvg>
        <path
          d={others.join('')}
          vectorEffect="non-scaling-stroke"
          className="stroke-line max-md:stroke-(--color-line)"
        />
        <path d={base} vectorEffect="non-scaling-stroke" className="stroke-control" />
      </StretchedSvg>
      <g textAnchor="end" className="translate-x-[-7px] translate-y-[4.5px] fill-muted">
        {yTicks.map(({ value, y }) => (
          <text key={value} y={`${y}%`}>
            {formatTick(value)}
          </text>
        ))}
      </g>
    </>
  );
}

/** Years, and marks such as 1971: the same for every scale. */
export function TimeAxis({ layout: { xTicks, marks } }: { layout: ChartLayout }) {
  return (
    <>
      <g textAnchor="middle" className="translate-y-[22px] fill-muted">
        {xTicks.map(({ value, x, isMinor }) => (
          <text key={value} x={`${x}%`} y="100%" className={isMinor ? 'max-sm:hidden' : undefined}>
            {value}
          </text>
        ))}
      </g>
      {marks.map((mark) => (
        <ChartMark key={mark.x} {...mark} />
      ))}
    </>
  );
}

/** A coordinate system of 0–100 in both directions that fills the plot. Only lines belong here: text would be distorted. */
export function StretchedSvg({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className={clsx('overflow-visible', className)}
      {...props}
    />
  );
}

/** The line of a mark, with the words of a note. Those of the main mark are above the plot (plot-row.tsx). */
function ChartMark({ at, label, kind }: ChartLayout['marks'][number]) {
  const isMain = kind === 'main';
  return (
    <>
      <line
        x1={`${at}%`}
        x2={`${at}%`}
        y1="0%"
        y2="100%"
        strokeDasharray={isMain ? undefined : '2 4'}
        className={isMain ? 'stroke-2 stroke-loss-fill' : 'stroke-[1.5px] stroke-control'}
      />
      {!isMain && (
        <text x={`${at}%`} className="halo translate-x-[7px] translate-y-[15px] fill-muted">
          {label.includes('\n')
            ? label.split('\n').map((row, i) => (
                <tspan key={row} x={`${at}%`} dy={i ? '1.2em' : undefined}>
                  {row}
                </tspan>
              ))
            : label}
        </text>
      )}
    </>
  );
}
