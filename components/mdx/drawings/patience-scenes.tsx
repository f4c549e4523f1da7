import { Label } from '@/components/drawing/labels';
import { arrows, line, open } from '@/components/drawing/pens';
import { arrow, Cross, Tick } from '@/components/drawing/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/** The pairs of the guide, each 160 wide and 78 high: what pleases now, and what pays off later. */
const CHOICES = [
  [
    <g key="scroll">
      <path d="M60 6h40q6 0 6 6v54q0 6-6 6H60q-6 0-6-6V12q0-6 6-6z" {...line} />
      <path d="M63 18h34v14H63zM63 40h34v14H63z" {...line} className="fill-gold stroke-ink" strokeWidth="1.6" />
      <path d="M122 54V22m-7 8l7-8 7 8" {...open} strokeWidth="2.4" />
    </g>,
    <g key="sleep">
      <path d="M30 72V26M30 62h102v10M132 62V50q0-10-12-10H66v22" {...line} />
      <path d="M34 60V50q0-6 6-6h16q8 0 8 8v8z" {...line} className="fill-paper stroke-ink" />
      <path
        d="M116 8a13 13 0 1 0 12 18 11 11 0 0 1-12-18z"
        {...line}
        className="fill-gold stroke-ink"
        strokeWidth="1.6"
      />
    </g>,
  ],
  [
    <g key="listen">
      <path d="M50 72c0-22 60-22 60 0z" {...line} className="fill-sunk stroke-ink" />
      <circle cx="80" cy="34" r="17" {...line} />
      <path d="M60 36c0-32 40-32 40 0" {...open} strokeWidth="2.4" />
      <path d="M55 30h9v16h-9zM96 30h9v16h-9z" {...line} className="fill-ink stroke-ink" />
      <path d="M120 34V14l14-4v19" {...open} strokeWidth="2" />
      <path d="M117 34h.1M131 30h.1" strokeWidth="8" strokeLinecap="round" className="stroke-ink" />
    </g>,
    <g key="guitar">
      <path d="M72 46L130 12l6 9-57 36z" {...line} strokeWidth="1.6" />
      <path
        d="M30 54c-4-18 12-26 24-22 6 2 6-8 16-6 14 4 18 20 8 28-6 4 2 10-4 18-12 12-40 4-44-18z"
        {...line}
        className="fill-gold stroke-ink"
      />
      <circle cx="66" cy="48" r="7" className="fill-ink" />
      <path d="M44 62l22-14M132 8l8 12" {...open} strokeWidth="2" />
    </g>,
  ],
  [
    <g key="new">
      <path d="M62 4h38q6 0 6 6v56q0 6-6 6H62q-6 0-6-6V10q0-6 6-6z" {...line} />
      <path d="M63 13h36v48H63z" {...line} className="fill-gold stroke-ink" strokeWidth="1.6" />
      <path d="M122 12v14M115 19h14M132 36v10M127 41h10" {...open} strokeWidth="2" />
    </g>,
    <g key="old">
      <path d="M34 10h32q5 0 5 5v52q0 5-5 5H34q-5 0-5-5V15q0-5 5-5z" {...line} />
      <path d="M35 19h30v42H35zM65 22L50 34l7 8-14 14" {...line} className="fill-paper stroke-ink" strokeWidth="1.6" />
      <path d="M94 72q-6 0-6-6V30q0-8 8-8h36q8 0 8 8v36q0 6-6 6zM96 12h36v10H96z" {...line} />
      <path d="M92 46h44v18q0 4-4 4H96q-4 0-4-4z" className="fill-gold" />
    </g>,
  ],
];

/** The same as a strip with a pair in each column. */
const strip: DrawingPlan<'now' | 'later'>['wide'] = {
  height: 176,
  draw: ({ now, later }) => (
    <>
      <rect width="160" height="176" className="fill-sunk" />
      <path d="M0 88h640M320 0v176M480 0v176" className="stroke-line" strokeWidth="1.6" />
      <path d="M160 0v176" className="stroke-ink" strokeWidth="2" />
      {[now, later].map((label, row) => (
        <text key={label} x="80" y={row * 88 + 49} textAnchor="middle" className="fill-ink font-semibold">
          {label}
        </text>
      ))}
      {CHOICES.map((pair, column) =>
        pair.map((choice, row) => (
          <g key={choice.key} transform={`translate(${160 + column * 160} ${row * 88 + 5})`}>
            {choice}
          </g>
        )),
      )}
    </>
  ),
};

/** Three choices of a day, as pairs in two columns. */
export const everydayChoices: DrawingPlan<'now' | 'later'> = {
  height: 286,
  wide: strip,
  draw: ({ now, later }) => (
    <>
      <rect width="320" height="32" className="fill-sunk" />
      <path d="M160 0v286M0 118h320M0 202h320" className="stroke-line" strokeWidth="1.6" />
      <path d="M0 32h320" className="stroke-ink" strokeWidth="2" />
      <g textAnchor="middle" className="fill-ink font-semibold">
        <text x="80" y="22">
          {now}
        </text>
        <text x="240" y="22">
          {later}
        </text>
      </g>
      {CHOICES.map((pair, row) =>
        pair.map((choice, column) => (
          <g key={choice.key} transform={`translate(${column * 160} ${37 + row * 84})`}>
            {choice}
          </g>
        )),
      )}
    </>
  ),
};

/** Of the link in the first study: what a larger group left of it, and what then was left. */
const LINKS = [1, 1 / 2, 1 / 2 / 3];
const FULL = 296;

/** The link between waiting and doing well at school, as bars to scale. */
export const smallerLink: DrawingPlan<'first' | 'larger' | 'allowed'> = {
  height: 210,
  draw: ({ first, larger, allowed }) =>
    [first, larger, allowed].map((text, n) => {
      const width = Number((FULL * (LINKS[n] ?? 0)).toFixed(1));
      return (
        <g key={text} transform={`translate(12 ${14 + n * 68})`}>
          <Label x={0} y={12} line="last" room={FULL} className="fill-ink">
            {text}
          </Label>
          {n > 0 && (
            <path
              d={`M${width} 22h${FULL * (LINKS[n - 1] ?? 0) - width}v24h-${FULL * (LINKS[n - 1] ?? 0) - width}`}
              strokeDasharray="4 4"
              strokeWidth="1.6"
              className="fill-none stroke-control"
            />
          )}
          <path d={`M0 22h${width}v24H0z`} strokeWidth="2" className="fill-gold stroke-ink" />
        </g>
      );
    }),
};

const cane = (x: number) => `M${x} ${FLOOR}V34m0 18q-4-16-14-18m14 4q4-18 14-20m-14 44q-6-12-12-14`;
const stub = (x: number) => `M${x} ${FLOOR}v-12h7v12`;

/** Ten tasks of the test in two columns: the right answers of a sketch before harvest and after it. */
const TASKS = 10;
const RIGHT = { before: 4, after: 5 } as const;
const Sheet = ({ x, right }: { x: number; right: number }) => {
  const place = (task: number) => `M${x + 7 + (task % 2) * 19} ${64 + Math.floor(task / 2) * 12}`;
  const tasks = Array.from({ length: TASKS }, (_, task) => task);
  return (
    <>
      <path d={`M${x} 54h44v64h-44z`} {...line} strokeWidth="1.6" />
      <path
        d={tasks
          .slice(right)
          .map((task) => `${place(task)}h10`)
          .join('')}
        className="stroke-control"
        strokeWidth="2"
      />
      <path
        d={tasks
          .slice(0, right)
          .map((task) => `${place(task)}l4 4 7-8`)
          .join('')}
        className="fill-none stroke-gain"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
};

/** The field of the farmers when they were tested: the cane still uncut and no money, and cut and paid for. */
export const harvest: DrawingPlan<'before' | 'after'> = {
  height: HEIGHT,
  values: (locale: Locale) => ({
    before: formatNumber(RIGHT.before, locale),
    after: formatNumber(RIGHT.after, locale),
  }),
  draw: ({ before, after }) => (
    <Scene at={[80, 240]} names={[before, after]}>
      <path d={[30, 50, 70].map(cane).join('')} {...open} className="fill-none stroke-gain" strokeWidth="3" />
      <Sheet x={98} right={RIGHT.before} />
      <path d="M160 14v104" className="stroke-line" strokeWidth="1.6" />
      <path d={[178, 194].map(stub).join('')} {...open} className="fill-none stroke-gain" strokeWidth="3" />
      <path
        d={[0, 1, 2, 3, 4].map((n) => `M210 ${FLOOR - 9 - n * 9}h34v9h-34z`).join('')}
        {...line}
        className="fill-gold stroke-ink"
        strokeWidth="1.6"
      />
      <Sheet x={258} right={RIGHT.after} />
    </Scene>
  ),
};

/** The people of a country, from impatient to patient, around its middle. */
const PEOPLE = [-122, -92, -66, -44, -26, -12, 0, 12, 26, 44, 66, 92, 122];
const MIDDLE = 160;
const SHIFTS = [-12, 0, 12] as const;

/** The people of three countries on one line from now to later: a sketch. */
export const withinCountries: DrawingPlan<'now' | 'later' | 'one' | 'two' | 'three'> = {
  height: 220,
  draw: ({ now, later, ...countries }) => (
    <>
      {([countries.one, countries.two, countries.three] as const).map((country, n) => (
        <g key={country} transform={`translate(0 ${20 + n * 58})`}>
          <text x="12" y="10" className="fill-muted">
            {country}
          </text>
          <path d="M12 32h296" strokeWidth="1.6" className="stroke-line" />
          <path
            d={PEOPLE.map((offset) => `M${MIDDLE + (SHIFTS[n] ?? 0) + offset} 32h.1`).join('')}
            strokeWidth="11"
            strokeLinecap="round"
            className="stroke-control"
          />
          <path d={`M${MIDDLE + (SHIFTS[n] ?? 0)} 19v26`} strokeWidth="3" className="stroke-ink" />
        </g>
      ))}
      <path d="M12 190h296m-9-6l9 6-9 6" {...open} strokeWidth="2" />
      <g className="fill-ink font-semibold">
        <text x="12" y="210">
          {now}
        </text>
        <text x="308" y="210" textAnchor="end">
          {later}
        </text>
      </g>
    </>
  ),
};

/** The places of sacks, from the bottom up. */
const SACKS = [
  [4, 106],
  [34, 106],
  [4, 80],
  [34, 80],
] as const;
const sacks = (x: number, from: number, to: number) =>
  SACKS.slice(from, to)
    .map(([left, top]) => `M${x + left + 3} ${top + 23}q-7-12 7-17l-4-6h16l-4 6q14 5 7 17z`)
    .join('');

/** The goods that a debt of the same dollars takes: fewer when prices rise, more when they fall. */
export const debtWeight: DrawingPlan<'rise' | 'same' | 'fall'> = {
  height: HEIGHT,
  draw: ({ rise, same, fall }) => (
    <Scene at={[54, 160, 266]} names={[rise, same, fall]}>
      {[22, 128, 234].map((x, n) => (
        <g key={x}>
          <path d={`M${x + 8} 10h48v36h-48zM${x + 15} 19h20M${x + 15} 27h34`} {...line} strokeWidth="1.6" />
          <path d={`M${x + 15} 38q5-7 9 0t9 0 9 0`} {...open} />
          <path d={`M${x + 32} 52v18m-6-7l6 7 6-7`} {...open} strokeWidth="2" />
          <path d={sacks(x, 0, n === 0 ? 2 : 3)} {...line} className="fill-gold stroke-ink" />
        </g>
      ))}
      <path d={sacks(22, 2, 3)} strokeDasharray="3 4" strokeWidth="1.6" className="fill-none stroke-gain" />
      <path d={sacks(234, 3, 4)} {...line} className="fill-loss-fill stroke-ink" />
    </Scene>
  ),
};

/** The savings for a building, which are spent on it. */
const savings = (x: number, count: number) =>
  Array.from({ length: count }, (_, n) => `M${x} ${FLOOR - 8 - n * 8}h24v8h-24z`).join('');

/** A church in three stages, beside savings that shrink to nothing as it grows. */
export const cathedral: DrawingPlan<'stone' | 'walls' | 'roof'> = {
  height: HEIGHT,
  draw: ({ stone, walls, roof }) => (
    <Scene at={[54, 160, 266]} names={[stone, walls, roof]}>
      <path d={savings(8, 6) + savings(112, 3)} {...line} className="fill-gold stroke-ink" strokeWidth="1.6" />
      <path d="M42 118h56v12H42zM42 106h26v12H42zM60 118v12M79 118v12" {...line} strokeWidth="1.6" />
      <path d="M146 62h14v20h24V62h14v68h-52z" {...line} />
      <path d="M164 130v-22q8-12 16 0v22M150 104V92q3-5 6 0v12M188 104V92q3-5 6 0v12" {...open} />
      <path d="M204 130V56M204 76h-8M204 100h-8" {...open} strokeWidth="1.6" />
      <path d="M250 50L257 22 264 50V130h-14zM288 50l7-28 7 28v80h-14zM264 84l12-22 12 22v46h-24z" {...line} />
      <path
        d="M268 130v-18q8-12 16 0v18M254 100V86q3-5 6 0v14M292 100V86q3-5 6 0v14M257 22v-9M253 16h8M295 22v-9M291 16h8"
        {...open}
      />
      <circle cx="276" cy="88" r="6" {...line} className="fill-gold stroke-ink" strokeWidth="1.6" />
    </Scene>
  ),
};

const calendar = (x: number) => `M${x} 24h46v50h-46zM${x} 36h46M${x + 12} 18v11M${x + 34} 18v11`;

/** The steps at the end of the guide. */
export const patientStepScenes = {
  fund: (
    <>
      <path d="M58 76q-6 0-6-6V40q0-8 8-8h40q8 0 8 8v30q0 6-6 6zM60 22h40v10H60z" {...line} />
      <path d="M56 50h48v18q0 4-4 4H60q-4 0-4-4z" className="fill-gold" />
      <path d="M122 30l-5 11M136 34l-5 11M124 54l-5 11M138 56l-5 11" {...open} strokeWidth="2" />
    </>
  ),
  debt: (
    <>
      <path d="M52 28h66q4 0 4 4v36q0 4-4 4H52q-4 0-4-4V32q0-4 4-4z" {...line} />
      <path d="M48 38h74v8H48z" className="fill-ink" />
      <Cross x={66} y={30} size={38} />
    </>
  ),
  goal: (
    <g transform="translate(-6)">
      <path d={calendar(42)} {...line} />
      <circle cx="65" cy="55" r="11" className="fill-none stroke-loss" strokeWidth="3" />
      <path d="M104 66V34q0-4 4-4h32q4 0 4 4v32zM96 76l8-10h40l8 10z" {...line} />
    </g>
  ),
  automatic: (
    <g transform="translate(-6)">
      <path d={calendar(38)} {...line} />
      <path d="M50 46h6v6h-6z" {...line} className="fill-gold stroke-ink" strokeWidth="1.6" />
      <path d={arrow(88, 52)} {...arrows} />
      <path d="M126 74q-5 0-5-5V44q0-6 6-6h20q6 0 6 6v25q0 5-5 5zM128 29h18v9h-18z" {...line} />
      <path d="M124 56h26v12q0 3-3 3h-20q-3 0-3-3z" className="fill-gold" />
    </g>
  ),
  wait: (
    <>
      <path d="M40 36h44l4 42H36zM50 42V32q12-20 24 0v10" {...line} />
      <circle cx="120" cy="50" r="25" {...line} className="fill-paper stroke-ink" />
      <path d="M120 34v16l11 7M120 27v3M143 50h-3M97 50h3M120 73v-3" {...open} strokeWidth="2" />
    </>
  ),
  skills: (
    <>
      <path d="M76 32q-18-10-38-4v44q20-6 38 4zM76 32q18-10 28-6v44q-14-4-28 6z" {...line} />
      <path d="M46 40q10-2 20 2M46 50q10-2 20 2" {...open} />
      <path d="M130 74c-30-18-18-42 0-28 18-14 30 10 0 28z" {...line} className="fill-gold stroke-ink" />
    </>
  ),
  small: (
    <>
      <path
        d={[0, 1, 2, 3, 4].map((n) => `M42 ${69 - n * 10}h52v10H42z`).join('')}
        {...line}
        className="fill-gold stroke-ink"
        strokeWidth="1.6"
      />
      <circle cx="124" cy="69" r="10" {...line} className="fill-bitcoin-fill stroke-ink" />
    </>
  ),
  promise: (
    <>
      <path d="M44 78c0-34 40-34 40 0zM92 78c0-24 28-24 28 0z" {...line} className="fill-sunk stroke-ink" />
      <circle cx="64" cy="36" r="14" {...line} />
      <circle cx="106" cy="50" r="10" {...line} />
      <path d="M59 39q5 5 10 0M103 53q3 3 6 0" {...open} />
      <Tick x={126} y={40} />
    </>
  ),
} as const;
