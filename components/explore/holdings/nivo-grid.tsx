import { HeatMap, HeatMapCanvas } from '@nivo/heatmap';
import { useMemo, useRef } from 'react';
import type { Holding, HoldingMeasure } from '@/lib/explore/holdings/returns';
import { shadeOf } from '@/lib/explore/holdings/shades';
import { useBox } from '../use-box';

interface Props {
  holdings: readonly Holding[];
  measure: HoldingMeasure;
  /** By shade, as CSS colors. */
  colors: ReadonlyMap<string, string>;
  /** What the tooltip says of a cell. */
  textOf: (start: number, end: number) => string;
}

/** SVG has an element for each cell. */
const MOST_ELEMENTS = 400;

/** The cells as nivo draws them, without axes: these are ours, so that the picture keeps its place when nivo arrives. */
export function NivoGrid({ holdings, measure, colors, textOf }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const data = useMemo(() => seriesOf(holdings, measure), [holdings, measure]);
  const cells = useMemo(
    () => ({
      data,
      colors: ({ value }: { value: number | null }) => colors.get(String(shadeOf(value ?? 0, measure))) ?? 'gray',
      emptyColor: 'transparent',
      enableLabels: false,
      axisTop: null,
      axisLeft: null,
      borderWidth: 0,
      activeOpacity: 1,
      inactiveOpacity: 1,
      hoverTarget: 'cell' as const,
      animate: false,
      // The picture around it has the name.
      role: 'presentation',
      theme: { background: 'transparent' },
      tooltip: ({ cell }: { cell: { serieId: string; data: { x: string } } }) => (
        <p className="whitespace-nowrap rounded-md border border-line bg-raised px-2.5 py-1.5 text-ink text-sm shadow-sm">
          {textOf(Number(cell.serieId), Number(cell.data.x))}
        </p>
      ),
    }),
    [data, measure, colors, textOf],
  );
  return (
    <div ref={frame} className="absolute inset-0">
      {box &&
        colors.size > 0 &&
        (holdings.length > MOST_ELEMENTS ? <HeatMapCanvas {...cells} {...box} /> : <HeatMap {...cells} {...box} />)}
    </div>
  );
}

/** A row for each start, with the ends after it. The first row has every end, so it gives the order of the columns. */
function seriesOf(holdings: readonly Holding[], measure: HoldingMeasure) {
  const rows = new Map<number, { x: string; y: number }[]>();
  for (const holding of holdings) {
    const cell = { x: String(holding.end), y: holding[measure] };
    const row = rows.get(holding.start);
    if (row) row.push(cell);
    else rows.set(holding.start, [cell]);
  }
  return [...rows].map(([start, data]) => ({ id: String(start), data }));
}
