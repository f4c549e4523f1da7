import clsx from 'clsx';
import { barBoxes } from '@/lib/charts/bands';
import type { ChartLayout } from '@/lib/charts/layout-types';
import type { LineSpec } from '@/lib/charts/types';
import { fillClass, strokeClass } from './line-style';

/** The bars of each line, side by side. Every other line is an outline, so that color is not the only difference. */
export function ChartBars({ layout, lines }: { layout: ChartLayout; lines: readonly LineSpec[] }) {
  return lines.map(({ id, tone }, place) => {
    const isOutline = place % 2 === 1;
    return (
      <g
        key={id}
        data-bars={id}
        fillOpacity={isOutline ? 0.25 : undefined}
        className={clsx(fillClass[tone], isOutline && strokeClass[tone])}
      >
        {barBoxes(layout, place, lines.length).map(({ x, y, width, height }) => (
          <rect key={x} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
        ))}
      </g>
    );
  });
}
