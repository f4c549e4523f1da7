import { LEFT, WIDTH } from '@/components/drawing/grid';
import { Label } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { getClaim } from '@/lib/content/claims/claims';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** In gigabytes. The disk is the one that the guide recommends. */
const FULL = getClaim('node-disk-full').value;
const PRUNED = getClaim('node-disk-pruned-most').value;
const SSD = 2000;

const PITCH = 24;
const BLOCKS = 12;
const KEPT = 2;
/** The height of each node, with the space around it. */
const HALF = 152;

const tick = (x: number, y: number) => `M${x} ${y}l3 4l7-8`;

/** The blocks that a node has checked, of which a pruned one keeps the last; below them, what it needs of a disk. */
const Node = ({
  y,
  kept,
  gigabytes,
  name,
  size,
}: {
  y: number;
  kept: number;
  gigabytes: number;
  name: string;
  size: string;
}) => (
  <g transform={`translate(${LEFT} ${y})`}>
    <Label x={0} y={0} room={WIDTH} line="last" className="fill-ink font-semibold">
      {name}
    </Label>
    <path d={`M0 46h${WIDTH}`} className="stroke-ink" strokeWidth="1.6" />
    {Array.from({ length: BLOCKS }, (_, n) => {
      const isKept = n >= BLOCKS - kept;
      return (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
          key={n}
          d={`M${n * PITCH + 3} 37h18v18h-18z`}
          className={isKept ? 'fill-bitcoin-fill stroke-ink' : 'fill-paper stroke-control'}
          strokeWidth="1.6"
          strokeDasharray={isKept ? undefined : '3 3'}
        />
      );
    })}
    <path
      d={Array.from({ length: BLOCKS }, (_, n) => tick(n * PITCH + 7, 24)).join('')}
      className="fill-none stroke-gain"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect y="70" width={WIDTH} height="18" rx="3" {...line} strokeWidth="1.6" />
    <rect
      y="70"
      width={(WIDTH * gigabytes) / SSD}
      height="18"
      rx="2"
      className="fill-bitcoin-fill stroke-ink"
      strokeWidth="1.6"
    />
    <text y="107" className="fill-ink">
      {size}
    </text>
  </g>
);

/** A full and a pruned node: both check every block, and the pruned one keeps few. */
export const nodeDisk: DrawingPlan<'full' | 'pruned' | 'fullSize' | 'prunedSize'> = {
  height: 2 * HALF,
  cut: HALF,
  values: (locale) => ({
    ssd: formatNumber(SSD / 1000, locale),
  }),
  draw: ({ full, pruned, fullSize, prunedSize }) => (
    <>
      <Node y={34} kept={BLOCKS} gigabytes={FULL} name={full} size={fullSize} />
      <Node y={HALF + 34} kept={KEPT} gigabytes={PRUNED} name={pruned} size={prunedSize} />
    </>
  ),
};
