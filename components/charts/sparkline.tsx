import clsx from 'clsx';
import type { ChartId } from '@/content/charts';
import { BREAK_YEAR } from '@/lib/charts/break-year';
import { getChart, getColumn } from '@/lib/charts/get-chart';
import { layOut } from '@/lib/charts/layout';
import { linePath } from '@/lib/charts/path';
import { StretchedSvg } from './chart-ground';
import { strokeClass } from './line-style';

/** At this size more points would not be visible. */
const MOST_POINTS = 24;

/** The lines of a chart and its mark of 1971, small and without text, beside words that name it. */
export function Sparkline({ id, className }: { id: ChartId; className: string }) {
  const chart = getChart(id);
  const lines = chart.lines.map(({ column, tone, stroke }) => ({
    id: column,
    label: '',
    tone,
    stroke,
    values: getColumn(chart, column).values,
  }));
  const { marks, points } = layOut({
    xs: chart.xs,
    lines,
    // As the chart opens.
    kind: chart.scales[0],
    marks: [{ x: BREAK_YEAR, label: '', kind: 'main' }],
  });
  return (
    <StretchedSvg className={className}>
      {marks.map(({ x, at }) => (
        <path
          key={x}
          d={`M${at},0V100`}
          vectorEffect="non-scaling-stroke"
          className="stroke-[1.5px] stroke-loss-fill"
        />
      ))}
      {lines.map(({ id, tone }, line) => {
        const known = points.flatMap(({ x, ys }) => {
          const y = ys[line];
          return typeof y === 'number' ? [[x, y] as const] : [];
        });
        const last = known.length - 1;
        const every = Math.ceil(known.length / MOST_POINTS);
        return (
          <path
            key={id}
            d={linePath(known.filter((_, at) => at === last || at % every === 0).map(([x, y]) => [x, y]))}
            vectorEffect="non-scaling-stroke"
            className={clsx('fill-none stroke-2', strokeClass[tone])}
          />
        );
      })}
    </StretchedSvg>
  );
}
