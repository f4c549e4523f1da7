import { ScatterPlot } from '@nivo/scatterplot';
import { useMemo, useRef } from 'react';
import type { GrowthPair } from '@/lib/explore/pairs/growth';
import { useBox } from '../use-box';

interface Props {
  pairs: readonly GrowthPair[];
  domain: readonly [low: number, high: number];
  /** Of the dots, a CSS color. */
  color: string;
  /** What the tooltip says of a dot. */
  textOf: (start: number) => string;
}

/** The dots as nivo draws them, without axes: these are ours, so that the picture keeps its place when nivo arrives. */
export function NivoScatter({ pairs, domain: [min, max], color, textOf }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const data = useMemo(() => [{ id: 'dots', data: pairs.map(({ start, x, y }) => ({ x, y, start })) }], [pairs]);
  return (
    <div ref={frame} className="absolute inset-0">
      {box && (
        <ScatterPlot
          {...box}
          data={data}
          // Not to nice numbers of nivo: the axes are ours.
          xScale={{ type: 'linear', min, max, nice: false }}
          yScale={{ type: 'linear', min, max, nice: false }}
          colors={color}
          nodeSize={10}
          blendMode="normal"
          enableGridX={false}
          enableGridY={false}
          axisBottom={null}
          axisLeft={null}
          useMesh
          animate={false}
          // The picture around it has the name.
          role="presentation"
          theme={{ background: 'transparent' }}
          tooltip={({ node }) => (
            <p className="whitespace-nowrap rounded-md border border-line bg-raised px-2.5 py-1.5 text-ink text-sm shadow-sm">
              {textOf(node.data.start)}
            </p>
          )}
        />
      )}
    </div>
  );
}
