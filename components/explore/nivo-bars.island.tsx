'use client';

import { type BarCustomLayerProps, Bar as NivoBar } from '@nivo/bar';
import { useMemo } from 'react';
import { LabelsBeside } from '@/components/charts/chart-lines';
import { fillClass, strokeClass } from '@/components/charts/line-style';
import { BAND_PADDING } from '@/lib/charts/bands';
import { Ground, type NivoChartProps, NivoFrame, type Size, useAxis } from './nivo-frame';

type Datum = Record<string, number | string>;
type LayerProps = BarCustomLayerProps<Datum>;

/** Bars drawn by nivo, side by side; see NivoLines. */
export function NivoBars(props: NivoChartProps) {
  return <NivoFrame>{(size) => <Bars {...props} {...size} />}</NivoFrame>;
}

function Bars(props: NivoChartProps & Size) {
  const { drawing, xs, width, height, formatTick } = props;
  const { lines, layout } = drawing;
  const { min, max, shared } = useAxis(props);
  const data = useMemo(
    () =>
      xs.map((x, row): Datum => {
        const values = lines.flatMap(({ id, values }) => {
          const value = values[row] ?? null;
          return value === null ? [] : [[id, value] as const];
        });
        return { x: String(x), ...Object.fromEntries(values) };
      }),
    [xs, lines],
  );
  const layers = useMemo(
    () => [
      ({ bars }: LayerProps) => (
        <g key="bars">
          {bars.map(({ key, data: { id }, x, y, width, height }) => {
            const place = lines.findIndex((line) => line.id === id);
            const tone = lines[place]?.tone ?? 'ink';
            // Every other series is an outline, so that color is not the only difference.
            const isOutline = place % 2 === 1;
            return (
              <rect
                key={key}
                data-bar={id}
                x={x}
                y={y}
                width={width}
                height={height}
                fillOpacity={isOutline ? 0.25 : 1}
                className={isOutline ? `${fillClass[tone]} ${strokeClass[tone]}` : fillClass[tone]}
              />
            );
          })}
        </g>
      ),
      ({ innerWidth, innerHeight }: LayerProps) => (
        <Ground key="ground" width={innerWidth} height={innerHeight} layout={layout} formatTick={formatTick} />
      ),
      ({ innerWidth, innerHeight }: LayerProps) => (
        <svg key="ends" width={innerWidth} height={innerHeight} aria-hidden="true">
          <LabelsBeside layout={layout} lines={lines} />
        </svg>
      ),
    ],
    [layout, lines, formatTick],
  );
  return (
    <NivoBar<Datum>
      {...shared}
      data={data}
      width={width}
      height={height}
      keys={lines.map(({ id }) => id)}
      indexBy="x"
      groupMode="grouped"
      padding={BAND_PADDING}
      innerPadding={0}
      valueScale={{ type: 'linear', min, max, nice: false }}
      indexScale={{ type: 'band', round: false }}
      layers={layers}
    />
  );
}
