import clsx from 'clsx';
import type { ChartLayout } from '@/lib/charts/layout';

/** Keeps a line from running through a letter: the paper shows round each of them. */
const halo = 'stroke-raised stroke-4 [paint-order:stroke] [stroke-linejoin:round]';

/** What the lines stand on: gridlines with their numbers, years, the red line of 1971. Classes stand on the groups. */
export function ChartGround({ layout, printTick }: { layout: ChartLayout; printTick: (value: number) => string }) {
  return (
    <>
      <g className="stroke-line *:first:stroke-control">
        {layout.yTicks.map(({ value, y }) => (
          <line key={value} x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
      </g>
      <g textAnchor="end" className="translate-x-[-7px] translate-y-[4.5px] fill-muted">
        {layout.yTicks.map(({ value, y }) => (
          <text key={value} y={`${y}%`}>
            {printTick(value)}
          </text>
        ))}
      </g>
      <g textAnchor="middle" className="translate-y-[22px] fill-muted">
        {layout.xTicks.map(({ value, x, isMinor }) => (
          <text key={value} x={`${x}%`} y="100%" className={isMinor ? 'max-sm:hidden' : undefined}>
            {value}
          </text>
        ))}
      </g>
      {layout.marks.map(({ at, label, kind }) => (
        <g key={at}>
          <line
            x1={`${at}%`}
            x2={`${at}%`}
            y1={kind === 'main' ? '-4%' : '0%'}
            y2="100%"
            strokeDasharray={kind === 'main' ? undefined : '2 4'}
            className={kind === 'main' ? 'stroke-2 stroke-loss-fill' : 'stroke-control stroke-[1.5px]'}
          />
          <text
            className={clsx(
              'translate-x-[7px]',
              kind === 'main'
                ? 'translate-y-[-4px] fill-loss font-semibold'
                : clsx(halo, 'translate-y-[15px] fill-muted'),
            )}
          >
            {label.split('\n').map((line, i) => (
              <tspan key={line} x={`${at}%`} dy={i ? '1.2em' : undefined}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </>
  );
}
