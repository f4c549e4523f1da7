import { addressExamples } from '@/content/examples/address-examples';
import type { DrawingPlan } from './plan';

const example = addressExamples.p2wpkh;
const CHECKSUM = 6;
/** "bc", the separator "1" and the version. */
const PREFIX = example.lastIndexOf('1') + 2;
const DATA = example.length - PREFIX - CHECKSUM;

/** Characters in a line, and the width of each: the address fills three lines. */
const LINE = 14;
const CELL = 20;
const LEFT = 20;

function colorOf(index: number) {
  if (index < PREFIX) return 'fill-bitcoin';
  return index < PREFIX + DATA ? 'fill-ink' : 'fill-gain';
}

export const address: DrawingPlan<'network' | 'divider' | 'version' | 'data' | 'checksum'> = {
  height: 286,
  values: () => ({ address: example, data: String(DATA), checksum: String(CHECKSUM) }),
  draw: (labels) => (
    <>
      <path d="M0 86h320v136H0z" className="fill-raised" />
      <g className="font-semibold" fontSize="21" textAnchor="middle">
        {[...example].map((sign, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: characters repeat, so only the position is unique
            key={index}
            x={LEFT + ((index % LINE) + 0.5) * CELL}
            y={121 + Math.floor(index / LINE) * 38}
            className={colorOf(index)}
          >
            {sign}
          </text>
        ))}
      </g>
      <g className="fill-none" strokeWidth="1.6">
        <path
          d="M22 100v-5h36v5M40 95V22h10M62 100v-5h16v5M70 95V46h10M82 100v-5h16v5M90 95V70h10"
          className="stroke-bitcoin"
        />
        <path d="M104 130h194M24 168h274M24 204v5h152v-5M34 209v56h10" className="stroke-control" />
        <path d="M184 204v5h114v-5M288 209v32h-10" className="stroke-gain" />
      </g>
      <g className="fill-ink">
        <text x="55" y="27">
          {labels.network}
        </text>
        <text x="85" y="51">
          {labels.divider}
        </text>
        <text x="105" y="75">
          {labels.version}
        </text>
        <text x="273" y="246" textAnchor="end">
          {labels.checksum}
        </text>
        <text x="49" y="270">
          {labels.data}
        </text>
      </g>
    </>
  ),
};
