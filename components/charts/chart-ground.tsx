import clsx from 'clsx';
import type { ChartLayout } from '@/lib/charts/layout';

/** Keeps a line from running through a letter: the paper shows round each of them. */
const halo = 'stroke-raised stroke-4 [paint-order:stroke] [stroke-linejoin:round]';

/** What the lines stand on: gridlines with their numbers, years, the red line of 1971. */
export function ChartGround({ layout, printTick }: { layout: ChartLayout; printTick: (value: number) => string }) {
  return (
    <>
      {layout.yTicks.map(({ value, y }, i) => (
        <g key={value}>
          <line x2="100%" y1={`${y}%`} y2={`${y}%`} className={i === 0 ? 'stroke-control' : 'stroke-line'} />
          {/* On phones the number lies on its line, from tablets on it has a margin of its own. */}
          <text
            y={`${y}%`}
            className={clsx(
              halo,
              'translate-y-[-5px] fill-muted sm:translate-x-[-10px] sm:translate-y-[5px] sm:[text-anchor:end]',
            )}
          >
            {printTick(value)}
          </text>
        </g>
      ))}
      {layout.xTicks.map(({ value, x, isMinor }) => (
        <g key={value} className={isMinor ? 'max-sm:hidden' : undefined}>
          <line x1={`${x}%`} x2={`${x}%`} y1="100%" y2="100%" className="translate-y-[6px] stroke-control" />
          <text x={`${x}%`} y="100%" textAnchor="middle" className="translate-y-[22px] fill-muted">
            {value}
          </text>
        </g>
      ))}
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
            x={`${at}%`}
            className={clsx(
              'translate-x-[7px]',
              kind === 'main'
                ? 'translate-y-[-4px] fill-loss font-semibold'
                : clsx(halo, 'translate-y-[14px] fill-muted'),
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
