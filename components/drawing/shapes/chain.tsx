import { line } from '../pens';

/** An eye above four linked blocks: anybody can see what is on the chain. */
export const SeenChain = () => (
  <g {...line}>
    <path d="M18 68h124" />
    <path
      d="M24 58h20v20H24zM54 58h20v20H54zM84 58h20v20H84zM114 58h20v20h-20z"
      className="fill-bitcoin-fill stroke-ink"
    />
    <path d="M54 32q25-22 50 0q-25 22-50 0z" />
    <circle cx="79" cy="32" r="6" className="fill-ink" />
  </g>
);

/** The path of two chain links across a vertical gap; their ends are behind the blocks that they join. */
export const rings = (gap: number) =>
  `M-5-6V${gap / 2 - 3}a5 5 0 0 0 10 0V-6M-5 ${gap + 6}V${gap / 2 + 3}a5 5 0 0 1 10 0v${gap / 2 + 3}`;
