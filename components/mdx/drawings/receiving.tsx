import { Floor } from '@/components/drawing/floor';
import { LEFT } from '@/components/drawing/grid';
import { line } from '@/components/drawing/pens';
import { addressExamples } from '@/content/examples/address-examples';
import type { DrawingPlan } from './plan';

const example = addressExamples.p2wpkh;

/** The three squares in the corners of a code, and a few modules. */
const CORNERS = [
  [0, 0],
  [52, 0],
  [0, 52],
] as const;
const MODULES =
  'M28 2h6v6h-6zM40 8h6v6h-6zM30 22h8v6h-8zM2 30h8v6h-8zM16 30h6v10h-6zM28 34h8v8h-8zM44 28h6v8h-6zM56 32h10v6h-10zM66 42h6v8h-6zM42 44h8v6h-8zM30 52h6v8h-6zM42 58h6v14h-6zM54 54h8v8h-8zM66 62h6v10h-6zM54 68h6v4h-6z';

/** A square of 72 that looks like a code, and that no phone can read. */
export const UnreadableCode = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} className="fill-ink">
    {CORNERS.map(([x, y]) => (
      <path
        key={`${x}-${y}`}
        fillRule="evenodd"
        d={`M${x} ${y}h20v20h-20zM${x + 3} ${y + 3}v14h14v-14zM${x + 6} ${y + 6}h8v8h-8z`}
      />
    ))}
    <path d={MODULES} />
  </g>
);

/** A step of a guide: the receive screen of a phone, with a new address in place of those used before. */
export const receiveScreen: DrawingPlan<'receive' | 'copy' | 'used' | 'fresh'> = {
  height: 214,
  draw: ({ receive, copy, used, fresh }) => (
    <>
      <Floor y={196} height={214} />
      <g {...line}>
        <rect x="20" y="10" width="128" height="190" rx="14" />
        <path d="M32 42h104" strokeWidth="1.2" />
      </g>
      <g className="fill-ink font-semibold" textAnchor="middle">
        <text x="84" y="32">
          {receive}
        </text>
        <text x="84" y="146">
          {`${example.slice(0, 6)}…${example.slice(-6)}`}
        </text>
        <rect x="46" y="158" width="76" height="28" rx="14" />
        <text x="84" y="177" className="fill-paper">
          {copy}
        </text>
      </g>
      <UnreadableCode x={48} y={52} />
      <g className="fill-none stroke-control" strokeWidth="1.6">
        <path d="M178 44h126v24H178zM178 74h126v24H178z" strokeDasharray="4 4" />
        <path d="M190 56h102M190 86h102" strokeWidth="5" strokeDasharray="24 6 40 6 26 0" />
      </g>
      <path d="M174 140h-18m7-6l-7 6 7 6" className="fill-none stroke-gain" strokeWidth="2.4" strokeLinejoin="round" />
      <rect x="178" y="124" width="126" height="32" rx="6" className="fill-raised stroke-gain" strokeWidth="2.4" />
      <g className="fill-ink">
        <text x="178" y="34" className="fill-muted">
          {used}
        </text>
        <text x="241" y="145" textAnchor="middle" className="font-semibold">
          {`${example.slice(0, 6)}…${example.slice(-6)}`}
        </text>
        <text x="178" y="178" className="fill-gain font-semibold">
          {fresh}
        </text>
      </g>
    </>
  ),
};

/** Characters to compare at each of three places; the guide says how many. */
const COMPARED = 6;
const MIDDLE = (example.length - COMPARED) / 2;
const PLACES = [0, MIDDLE, example.length - COMPARED];
const LINE = 14;
const CELL = 20;
const ROW = 54;
/** The room between a frame and the characters beside it, beyond that between two characters. */
const GAP = 6;
const EDGES = PLACES.flatMap((place) => [place, place + COMPARED]);

/** The edges of frames before a character, without those at the start of its line. */
const edgesBefore = (index: number) => EDGES.filter((edge) => edge <= index && edge > index - (index % LINE)).length;
const xOf = (index: number) => LEFT + (index % LINE) * CELL + edgesBefore(index) * GAP;
const yOf = (index: number) => 49 + Math.floor(index / LINE) * ROW;
const isCompared = (index: number) => PLACES.some((place) => index >= place && index < place + COMPARED);

/** The characters of an address that a reader compares. Each of the three places is within one line. */
export const compareAddress: DrawingPlan<'start' | 'middle' | 'end'> = {
  height: 182,
  values: () => ({
    count: String(COMPARED),
    start: example.slice(0, COMPARED),
    middle: example.slice(MIDDLE, MIDDLE + COMPARED),
    end: example.slice(-COMPARED),
  }),
  draw: (labels) => (
    <>
      {PLACES.map((place) => (
        <rect
          key={place}
          x={xOf(place) - 1}
          y={yOf(place) - 23}
          width={COMPARED * CELL + 2}
          height="32"
          rx="6"
          className="fill-raised stroke-gain"
          strokeWidth="2"
        />
      ))}
      <g fontSize="21" textAnchor="middle">
        {[...example].map((sign, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: characters repeat, so only the position is unique
            key={index}
            x={xOf(index) + CELL / 2}
            y={yOf(index)}
            className={isCompared(index) ? 'fill-ink font-semibold' : 'fill-muted'}
          >
            {sign}
          </text>
        ))}
      </g>
      <g className="fill-gain font-semibold">
        <text x={xOf(0)} y={yOf(0) - 29}>
          {labels.start}
        </text>
        <text x={xOf(MIDDLE)} y={yOf(MIDDLE) - 29}>
          {labels.middle}
        </text>
        <text x={xOf(example.length - 1) + CELL} y={yOf(example.length - 1) - 29} textAnchor="end">
          {labels.end}
        </text>
      </g>
    </>
  ),
};
