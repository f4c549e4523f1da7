import clsx from 'clsx';
import { type ChartInput, layOut } from '@/lib/charts/layout';
import { linePath } from '@/lib/charts/path';
import type { LineSpec, ScaleKind, Tone } from '@/lib/charts/types';
import { StretchedSvg } from './chart-ground';
import { strokeClass } from './line-style';

interface Drawing extends Pick<ChartInput, 'xs' | 'marks'> {
  lines: readonly LineSpec[];
  scales: readonly ScaleKind[];
}

/** The lines of a chart and its mark of 1971, small and without axes. Hidden from assistive technology: the words beside it name the chart. */
export function Sparkline({
  drawing: { xs, lines, marks, scales },
  headline,
  mostPoints = Number.POSITIVE_INFINITY,
  markLabel,
  className,
}: {
  drawing: Drawing;
  /** The index of the line in front. The others are gray; without it, each has its tone. */
  headline?: number;
  /** Beside the mark. */
  markLabel?: string | number;
  /** Where more points of a line would not be visible. */
  mostPoints?: number;
  className?: string;
}) {
  // As the chart opens.
  const layout = layOut({ xs, lines, marks, kind: scales[0] });
  const mark = layout.marks.find(({ kind }) => kind === 'main');
  const pathOf = (index: number) => {
    const known = layout.points.flatMap(({ x, ys }) => {
      const y = ys[index];
      return typeof y === 'number' ? [[x, y] as const] : [];
    });
    if (known.length <= mostPoints) return layout.lines[index]?.path;
    const every = Math.ceil(known.length / mostPoints);
    return linePath(known.filter((_, at) => at === known.length - 1 || at % every === 0));
  };
  const isInFront = (index: number) => headline === undefined || index === headline;
  const toneOf = (tone: Tone) => strokeClass[headline === undefined || tone === 'bitcoin' ? tone : 'ink'];
  const others = lines.flatMap((_, index) => (isInFront(index) ? [] : (pathOf(index) ?? [])));
  return (
    <svg aria-hidden="true" className={clsx('overflow-visible fill-none', className)}>
      <StretchedSvg>
        {mark && <path d={`M${mark.at} 0V100`} vectorEffect="non-scaling-stroke" className="stroke-loss-fill" />}
        {others.length > 0 && <path d={others.join('')} vectorEffect="non-scaling-stroke" className="stroke-control" />}
        {lines.map(
          ({ id, tone }, index) =>
            isInFront(index) && (
              <path
                key={id}
                d={pathOf(index)}
                vectorEffect="non-scaling-stroke"
                className={clsx('stroke-2', toneOf(tone))}
              />
            ),
        )}
      </StretchedSvg>
      {markLabel && mark && (
        <text x={`${mark.at}%`} dx="4" y="0.7em" className="fill-loss font-semibold text-xs">
          {markLabel}
        </text>
      )}
    </svg>
  );
}
