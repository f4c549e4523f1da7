import { line } from '@/components/drawing/pens';
import { Coin, Cross, SeenChain } from '@/components/drawing/shapes';

/** A small computer that runs a node, 52 wide. */
const Box = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <path d="M0 0h52v40H0zM0 20h52M9 10h.1M9 30h.1M20 10h20M20 30h20" />
  </g>
);

const floor = 'M12 90h136';

/** What a node does not give, in the order of the guide, each 160 wide: an income, safe keys, anonymity, power over others. */
export const nodeLimitScenes = {
  income: (
    <g {...line}>
      <path d={floor} />
      <Box x={26} y={50} />
      <path d="M84 70h18m-6-5l6 5l-6 5" className="fill-none stroke-ink" />
      <Coin x={124} y={70} />
      <Cross x={112} y={58} size={24} />
    </g>
  ),
  keys: (
    <g {...line}>
      <path d={floor} />
      <Box x={18} y={50} />
      <path d="M88 90V34h40v56zM102 48h18M102 60h18M102 72h18" />
      <path d="M95 48h.1M95 60h.1M95 72h.1" strokeWidth="4" />
      <path d="M124 40l6-8M134 48l9-4M134 58l9 4M114 40l-6-8" />
      <circle cx="124" cy="50" r="11" className="fill-loss-fill stroke-ink" />
    </g>
  ),
  anonymity: (
    <>
      <path d={floor} {...line} />
      <SeenChain />
    </>
  ),
  power: (
    <g {...line}>
      <path d={floor} />
      <Box x={14} y={50} />
      <Box x={94} y={50} />
      <path d="M28 34l6 6 12-13" className="fill-none stroke-gain" strokeWidth="3" />
      <Cross x={112} y={26} size={16} />
      <path d="M72 70h16" strokeDasharray="3 5" />
    </g>
  ),
} as const;
