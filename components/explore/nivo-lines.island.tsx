'use client';

import { type LineCustomSvgLayerProps, Line as NivoLine } from '@nivo/line';
import { useMemo } from 'react';
import { LineEnds } from '@/components/charts/chart-lines';
import { dashes, strokeClass } from '@/components/charts/line-style';
import type { LineSpec } from '@/lib/charts/types';
import { Ground, type NivoChartProps, NivoFrame, type Size, useAxis } from './nivo-frame';

type Series = { id: string; data: { x: number; y: number | null }[] };
type LayerProps = LineCustomSvgLayerProps<Series>;

/**
 * Lines drawn by nivo: it has the scales, the grid, the value axis and the lines. Years, marks and labels are those of the
 * site's other charts. Nothing is animated.
 */
export function NivoLines(props: NivoChartProps) {
  return <NivoFrame>{(size) => <Lines {...props} {...size} />}</NivoFrame>;
}

function Lines(props: NivoChartProps & Size) {
  const { drawing, xs, scale, width, height, hasKey, formatTick } = props;
  const { lines, layout } = drawing;
  const { min, max, shared } = useAxis(props);
  const data = useMemo(
    () =>
      lines.map(({ id, values, marker }): Series => {
        const rows = xs.map((x, row) => ({ x, y: drawable(values[row] ?? null, scale) }));
        return { id, data: marker ? rows.filter(({ y }) => y !== null) : rows };
      }),
    [lines, xs, scale],
  );
  const layers = useMemo(
    () => [
      ({ innerWidth, innerHeight }: LayerProps) => (
        <Ground key="ground" width={innerWidth} height={innerHeight} layout={layout} formatTick={formatTick} />
      ),
      ({ series, lineGenerator }: LayerProps) => (
        <g key="lines" fill="none" strokeLinejoin="round" strokeLinecap="round">
          {/* SVG paints in document order: the first line must come last to be on top. */}
          {series.toReversed().map(({ id, data }) => (
            <LinePath
              key={id}
              line={lines.find((line) => line.id === id)}
              d={lineGenerator(data.map(({ position }) => position))}
            />
          ))}
        </g>
      ),
      ({ innerWidth, innerHeight }: LayerProps) => (
        <svg key="ends" width={innerWidth} height={innerHeight} aria-hidden="true">
          <LineEnds layout={layout} lines={lines} hasKey={hasKey} />
        </svg>
      ),
    ],
    [layout, lines, hasKey, formatTick],
  );
  return (
    <NivoLine<Series>
      {...shared}
      data={data}
      width={width}
      height={height}
      xScale={{ type: 'linear', min: xs[0] ?? 0, max: xs.at(-1) ?? 1, nice: false }}
      yScale={
        scale === 'log' ? { type: 'log', base: 10, min, max, nice: false } : { type: 'linear', min, max, nice: false }
      }
      curve="linear"
      enablePoints={false}
      layers={layers}
    />
  );
}

/** A log axis has no place for zero and below. */
const drawable = (value: number | null, scale: 'linear' | 'log') =>
  value !== null && (scale === 'linear' || value > 0) ? value : null;

function LinePath({ line, d }: { line?: LineSpec; d: string | null }) {
  if (!line || !d) return null;
  return (
    <path
      data-line={line.id}
      d={d}
      strokeDasharray={dashes[line.stroke]}
      className={`${strokeClass[line.tone]} ${line.marker ? 'stroke-[1.5px]' : 'stroke-[2.75px]'}`}
    />
  );
}
