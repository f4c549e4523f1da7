import { OUTCOMES, OutcomeMark } from './outcome-mark';
import type { DrawingPlan } from './plan';

type Outcome = keyof typeof OUTCOMES;

/** The cases of the guide in the order of its tabs: their years, and how they went. Without an end they go on. */
const GROUPS = {
  individuals: [
    ['finney', 2009, 2009, 'mixed'],
    ['pizza', 2010, 2010, 'mixed'],
    ['wages', 2013, 2021, 'mixed'],
    ['drive', 2013, 2025, 'badly'],
    ['donations', 2020, 2020, 'well'],
  ],
  businesses: [
    ['gox', 2014, null, 'badly'],
    ['strategy', 2020, null, 'mixed'],
    ['block', 2020, null, 'mixed'],
    ['tesla', 2021, 2022, 'mixed'],
    ['ftx', 2022, null, 'mixed'],
    ['steak', 2025, null, 'mixed'],
  ],
  countries: [
    ['bhutan', 2019, null, 'mixed'],
    ['salvador', 2021, 2025, 'mixed'],
    ['car', 2022, 2023, 'badly'],
  ],
} as const satisfies Record<string, readonly (readonly [string, number, number | null, Outcome])[]>;

type Group = keyof typeof GROUPS;
type CaseId = (typeof GROUPS)[Group][number][0];
const groups = Object.keys(GROUPS) as Group[];
const all = groups.flatMap((group) => [...GROUPS[group]]);

/** The headings of the cases in the guide. */
const HEADINGS: Record<CaseId, string> = {
  finney: 'hal-finney-the-first-to-receive',
  pizza: 'laszlo-hanyecz-the-pizza',
  wages: 'roya-mahboob-wages-for-women-in-afghanistan',
  drive: 'james-howells-the-lost-drive',
  donations: 'the-feminist-coalition-donations-in-nigeria',
  gox: 'mt-gox-customers-who-waited',
  strategy: 'strategy-the-biggest-bet',
  block: 'block-buying-on-a-schedule',
  tesla: 'tesla-in-and-mostly-out',
  ftx: 'ftx-paid-back-and-still-behind',
  steak: 'steak-n-shake-payments',
  bhutan: 'bhutan-mining-with-water-power',
  salvador: 'el-salvador-legal-tender-then-voluntary',
  car: 'central-african-republic-a-law-and-a-retreat',
};

/** The name of a case, which leads to its story. Its target has the height of a row. */
const Name = ({
  id,
  x,
  y,
  height,
  children,
}: {
  id: CaseId;
  x: number;
  y: number;
  height: number;
  children: string;
}) => (
  <a href={`#${HEADINGS[id]}`} className="group/name -outline-offset-4">
    <rect x={x - 6} y={y} width="176" height={height} className="fill-transparent" />
    {/* No line of the axis crosses the name. */}
    <rect x={x - 4} y={y + 4} width={8 + children.length * 7.2} height="20" className="fill-sky" />
    <text x={x} y={y + 18} className="fill-ink underline group-hover/name:fill-bitcoin">
      {children}
    </text>
  </a>
);

const LEFT = 18;
const [FIRST, END] = [2009, 2027];
const YEAR = 16;
/** The name of a case is above its line. A row is as high as a finger needs. */
const ROW = 45;
const LINE = 31;
const HEAD = 38;
const xOf = (year: number) => LEFT + (year - FIRST) * YEAR;
const outcomes = Object.keys(OUTCOMES) as Outcome[];
const TOP = 30;

/** The top of each group: groups are below each other, each with a heading. */
const tops = groups.map((_, n) => groups.slice(0, n).reduce((y, group) => y + HEAD + GROUPS[group].length * ROW, TOP));
const BOTTOM = TOP + groups.length * HEAD + all.length * ROW + 6;

/** The line of a case over its years. */
const span = (from: number, to: number | null, y: number, at: (year: number) => number) =>
  `M${at(from).toFixed(1)} ${y}H${at((to ?? END - 1) + 0.9).toFixed(1)}`;

/** An arrow at the end of each line that goes on. */
const goesOn = (group: Group, y: (row: number) => number, at: (year: number) => number) =>
  GROUPS[group]
    .map(([, , to], row) => (to === null ? `M${at(END - 0.1).toFixed(1)} ${y(row) - 6}l6 6-6 6` : ''))
    .join('');

const Mark = ({ went, x, y }: { went: Outcome; x: number; y: number }) => (
  <g transform={`translate(${x.toFixed(1)} ${y})`}>
    <OutcomeMark went={went} />
  </g>
);

const WIDE_LEFT = 290;
const WIDE_ROW = 30;
const WIDE_GAP = 12;
const wideX = (year: number) => WIDE_LEFT + (year - FIRST) * 18.4;
const wideTops = groups.map((_, n) =>
  groups.slice(0, n).reduce((y, group) => y + WIDE_GAP + GROUPS[group].length * WIDE_ROW, 38),
);
const WIDE_BOTTOM = 38 + all.length * WIDE_ROW + (groups.length - 1) * WIDE_GAP + 4;
const TICKS = [2009, 2013, 2017, 2021, 2025];

/** The groups are beside their cases, so that a year has more than twice the room. */
const wide: DrawingPlan<Group | CaseId | Outcome>['wide'] = {
  height: WIDE_BOTTOM + 36,
  draw: (labels) => (
    <>
      <path
        d={TICKS.map((year) => `M${wideX(year)} 26V${WIDE_BOTTOM}`).join('')}
        className="stroke-line"
        strokeWidth="1.2"
      />
      <g textAnchor="middle" className="fill-muted">
        {TICKS.map((year) => (
          <text key={year} x={wideX(year)} y="18">
            {year}
          </text>
        ))}
      </g>
      {groups.map((group, n) => (
        <g key={group} transform={`translate(0 ${wideTops[n]})`}>
          {n > 0 && <path d={`M14 ${-WIDE_GAP / 2}H626`} className="stroke-line" strokeWidth="1.2" />}
          <text x="14" y="18" className="fill-ink font-semibold">
            {labels[group]}
          </text>
          <path
            d={GROUPS[group].map(([, from, to], row) => span(from, to, row * WIDE_ROW + 13, wideX)).join('')}
            className="stroke-control opacity-50"
            strokeWidth="5"
          />
          <path
            d={goesOn(group, (row) => row * WIDE_ROW + 13, wideX)}
            className="fill-none stroke-control"
            strokeWidth="2"
          />
          {GROUPS[group].map(([id, from, , went], row) => (
            <g key={id}>
              <Name id={id} x={112} y={row * WIDE_ROW} height={WIDE_ROW}>
                {labels[id]}
              </Name>
              <Mark went={went} x={wideX(from) + 1.5} y={row * WIDE_ROW + 5} />
            </g>
          ))}
        </g>
      ))}
      {outcomes.map((went, n) => (
        <g key={went} transform={`translate(${112 + n * 120} ${WIDE_BOTTOM + 9})`}>
          <OutcomeMark went={went} />
          <text x="21" y="13" className="fill-ink">
            {labels[went]}
          </text>
        </g>
      ))}
    </>
  ),
};

/** Each case as a bar over its years, with the mark of how it went. */
export const caseDates: DrawingPlan<Group | CaseId | Outcome> = {
  height: BOTTOM + 30,
  wide,
  hasLinks: true,
  values: () => ({
    first: String(FIRST),
    all: String(all.length),
    ...Object.fromEntries(outcomes.map((id) => [id, String(all.filter(([, , , went]) => went === id).length)])),
  }),
  draw: (labels) => (
    <>
      <path d={TICKS.map((year) => `M${xOf(year)} 32V${BOTTOM}`).join('')} className="stroke-line" strokeWidth="1.6" />
      <g textAnchor="middle" className="fill-muted">
        {TICKS.map((year) => (
          <text key={year} x={xOf(year) + 4} y="24">
            {year}
          </text>
        ))}
      </g>
      {groups.map((group, n) => (
        <g key={group} transform={`translate(0 ${tops[n]})`}>
          <rect x={LEFT - 4} y="8" width="96" height="26" className="fill-sky" />
          <text x={LEFT} y="28" fontSize="17" className="fill-ink font-semibold">
            {labels[group]}
          </text>
          <path
            d={GROUPS[group].map(([, from, to], row) => span(from, to, HEAD + row * ROW + LINE, xOf)).join('')}
            className="stroke-control opacity-50"
            strokeWidth="4"
          />
          <path
            d={goesOn(group, (row) => HEAD + row * ROW + LINE, xOf)}
            className="fill-none stroke-control"
            strokeWidth="2"
          />
          {GROUPS[group].map(([id, from, , went], row) => (
            <g key={id}>
              <Name id={id} x={LEFT} y={HEAD + row * ROW} height={ROW}>
                {labels[id]}
              </Name>
              <Mark went={went} x={xOf(from) - 4} y={HEAD + row * ROW + LINE - 8} />
            </g>
          ))}
        </g>
      ))}
      {outcomes.map((went, n) => (
        <g key={went} transform={`translate(${12 + n * 104} ${BOTTOM + 6})`}>
          <OutcomeMark went={went} />
          <text x="21" y="13" className="fill-ink">
            {labels[went]}
          </text>
        </g>
      ))}
    </>
  ),
};
