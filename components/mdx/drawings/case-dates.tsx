import { OUTCOMES } from '../case';
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
    ['ftx', 2022, 2024, 'mixed'],
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

const LEFT = 170;
const [FIRST, END] = [2009, 2027];
const YEAR = 7.8;
const ROW = 23;
const HEAD = 30;
const xOf = (year: number) => LEFT + (year - FIRST) * YEAR;
const outcomes = Object.keys(OUTCOMES) as Outcome[];
const TOP = 22;

/** The top of each group: groups are below each other, each with a heading. */
const tops = groups.map((_, n) => groups.slice(0, n).reduce((y, group) => y + HEAD + GROUPS[group].length * ROW, TOP));
const BOTTOM = TOP + groups.length * HEAD + all.length * ROW + 6;

/** Each case as a bar over its years, with the mark of how it went. */
export const caseDates: DrawingPlan<Group | CaseId | Outcome> = {
  height: BOTTOM + 30,
  values: () => ({
    first: String(FIRST),
    middle: '2017',
    last: '2025',
    all: String(all.length),
    ...Object.fromEntries(outcomes.map((id) => [id, String(all.filter(([, , , went]) => went === id).length)])),
  }),
  draw: (labels, values) => (
    <>
      <path
        d={[2009, 2017, 2025].map((year) => `M${xOf(year)} 24V${BOTTOM}`).join('')}
        className="stroke-line"
        strokeWidth="1.4"
      />
      <g textAnchor="middle" className="fill-muted">
        <text x={xOf(2009)} y="16">
          {values.first}
        </text>
        <text x={xOf(2017)} y="16">
          {values.middle}
        </text>
        <text x={xOf(2025)} y="16">
          {values.last}
        </text>
      </g>
      {groups.map((group, n) => (
        <g key={group} transform={`translate(0 ${tops[n]})`}>
          <text x="10" y="21" className="fill-ink font-semibold">
            {labels[group]}
          </text>
          <path
            d={GROUPS[group]
              .map(
                ([, from, to], row) =>
                  `M${xOf(from)} ${HEAD + row * ROW + 12}H${xOf((to ?? END - 1) + 0.9).toFixed(1)}`,
              )
              .join('')}
            className="stroke-control opacity-50"
            strokeWidth="4"
          />
          {GROUPS[group].map(([id, from, , went], row) => (
            <g key={id}>
              <text x="10" y={HEAD + row * ROW + 17} className="fill-ink">
                {labels[id]}
              </text>
              <path
                d={OUTCOMES[went].shape}
                transform={`translate(${(xOf(from) - 4).toFixed(1)} ${HEAD + row * ROW + 4})`}
                strokeWidth="1.2"
                className={`${OUTCOMES[went].color} stroke-ink`}
              />
            </g>
          ))}
        </g>
      ))}
      {outcomes.map((went, n) => (
        <g key={went} transform={`translate(${12 + n * 104} ${BOTTOM + 6})`}>
          <path d={OUTCOMES[went].shape} strokeWidth="1.2" className={`${OUTCOMES[went].color} stroke-ink`} />
          <text x="21" y="13" className="fill-ink">
            {labels[went]}
          </text>
        </g>
      ))}
    </>
  ),
};
