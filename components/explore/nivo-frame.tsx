import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { TimeAxis, ValueAxis } from '@/components/charts/chart-ground';
import type { ChartLayout } from '@/lib/charts/layout';
import type { ExploreDrawing } from '@/lib/explore/drawing';

/** The properties of both nivo charts. Lines and bars are two chunks, because few readers open both. */
export interface NivoChartProps {
  drawing: ExploreDrawing;
  xs: readonly number[];
  scale: 'linear' | 'log';
  title: string;
  describedBy: string;
  hasKey: boolean;
  formatTick: (value: number) => string;
}

export interface Size {
  width: number;
  height: number;
}

/** Measures the plot of `ChartPlot` for nivo, which draws pixels. nivo's grid lines take their color here, in CSS. */
export function NivoFrame({ children }: { children: (size: Size) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} data-chart="nivo" className="absolute inset-0">
      {size && children(size)}
    </div>
  );
}

/** Text takes the color of the frame. */
const theme = { text: { fontFamily: 'inherit', fontSize: 'inherit' as never, fill: 'currentColor' } };

/** The ends of the value axis are its first and last tick, so that the reading layer and nivo agree about every position. */
export function useAxis({ drawing: { layout }, title, describedBy }: NivoChartProps) {
  return useMemo(() => {
    const ticks = layout.yTicks.map(({ value }) => value);
    return {
      min: ticks[0] ?? 0,
      max: ticks.at(-1) ?? 1,
      shared: {
        theme,
        role: 'img',
        ariaLabel: title,
        ariaDescribedBy: describedBy,
        animate: false,
        isInteractive: false,
        margin: { top: 0, right: 0, bottom: 0, left: 0 },
        axisBottom: null,
        axisLeft: null,
        enableGridY: false,
        enableGridX: false,
      },
    };
  }, [layout, title, describedBy]);
}

interface GroundProps {
  layout: ChartLayout;
  formatTick: (value: number) => string;
}

/** Axes, gridlines and 1971, as on the other charts of the site. nivo's own cost a spring animation for each tick. */
export function Ground({ width, height, layout, formatTick }: Size & GroundProps) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      <TimeAxis layout={layout} />
      <ValueAxis layout={layout} formatTick={formatTick} />
    </svg>
  );
}
