import { getSeries } from '@/lib/content/figures/figures';
import { formatHashRate } from '@/lib/data/format-values';
import type { DrawingPlan } from './plan';

const LEFT = 62;
const RIGHT = 308;
const TOP = 40;
const FLOOR = 200;
/** The top of the band of machines. */
const BAND = 256;
/** Exahashes per second at the bottom and at the top of the plot, as powers of ten: from 1 MH/s to 1,000 EH/s. */
const [LOW, HIGH] = [-12, 3];
/** Gridlines a million times apart. */
const GRID = [-12, -6, 0] as const;

/** The year of the first chips that do nothing else. */
const ASIC_YEAR = 2013;
/** The years of each kind of machine, those of the table of the guide. Names of short spans are in two rows, above their band. */
const ERAS = [
  { id: 'cpu', from: 2009, to: 2010, row: 0, tone: 'fill-control' },
  { id: 'gpu', from: 2010, to: 2012, row: 1, tone: 'fill-muted' },
  { id: 'fpga', from: 2012, to: ASIC_YEAR, row: 0, tone: 'fill-control' },
  { id: 'asic', from: ASIC_YEAR, to: 2026, row: 1, tone: 'fill-bitcoin-fill' },
] as const;

const points = () => getSeries('btc-network', 'hashRateEhs');
const [FIRST_YEAR, LAST_YEAR] = [2009, 2025];
/** An average belongs in the middle of its year. */
const HALF = 0.5;
const xOf = (year: number) => LEFT + ((year - FIRST_YEAR) / (LAST_YEAR + 1 - FIRST_YEAR)) * (RIGHT - LEFT);
const yOf = (exahashes: number) => FLOOR - ((Math.log10(exahashes) - LOW) / (HIGH - LOW)) * (FLOOR - TOP);

/** The yearly hash rate on a log axis, above the years of the machines. */
export const hashRate: DrawingPlan<'unit' | (typeof ERAS)[number]['id']> = {
  height: 298,
  values: (locale) => {
    const all = points();
    const [first, last] = [all[0], all.at(-1)];
    if (first?.[0] !== FIRST_YEAR || last?.[0] !== LAST_YEAR)
      throw new Error(`hash-rate is drawn from ${FIRST_YEAR} to ${LAST_YEAR}: change the years in hash-rate.tsx`);
    return {
      first: String(FIRST_YEAR),
      last: String(LAST_YEAR),
      asicYear: String(ASIC_YEAR),
      firstRate: formatHashRate(first[1], locale),
      lastRate: formatHashRate(last[1], locale),
      ...Object.fromEntries(GRID.map((power) => [`grid${power}`, formatHashRate(10 ** power, locale)])),
    };
  },
  draw: (labels, values) => (
    <>
      <text x="8" y="22" className="fill-muted">
        {labels.unit}
      </text>
      {GRID.map((power) => (
        <g key={power}>
          <path d={`M${LEFT} ${yOf(10 ** power)}H${RIGHT}`} strokeWidth="1.2" className="stroke-line" />
          <text x={LEFT - 7} y={yOf(10 ** power) + 5} textAnchor="end" className="fill-muted">
            {values[`grid${power}`]}
          </text>
        </g>
      ))}
      <path
        d={`M${points()
          .map(([year, rate]) => `${xOf(year + HALF).toFixed(1)} ${yOf(rate).toFixed(1)}`)
          .join('L')}`}
        strokeWidth="3"
        strokeLinejoin="round"
        className="fill-none stroke-bitcoin"
      />
      <circle cx={xOf(LAST_YEAR + HALF)} cy={yOf(points().at(-1)?.[1] ?? 1)} r="4" className="fill-bitcoin" />
      <text x={RIGHT} y={TOP + 26} textAnchor="end" className="fill-bitcoin font-semibold">
        {values.lastRate}
      </text>
      <path d={`M${LEFT} ${FLOOR}H${RIGHT}`} strokeWidth="1.6" className="stroke-ink" />
      {ERAS.map(({ id, from, to, row, tone }) => {
        const middle = (xOf(from) + xOf(to)) / 2;
        return (
          <g key={id}>
            <rect x={xOf(from) + 1} y={BAND} width={xOf(to) - xOf(from) - 2} height="10" className={tone} />
            <path d={`M${middle} ${FLOOR + 28 + row * 18}V${BAND - 2}`} strokeWidth="1.6" className="stroke-control" />
            <text x={middle} y={FLOOR + 24 + row * 18} textAnchor="middle" className="fill-ink font-semibold">
              {labels[id]}
            </text>
          </g>
        );
      })}
      <g textAnchor="middle" className="fill-muted">
        <text x={LEFT} y={BAND + 30}>
          {values.first}
        </text>
        <text x={xOf(ASIC_YEAR)} y={BAND + 30}>
          {values.asicYear}
        </text>
        <text x={RIGHT} y={BAND + 30} textAnchor="end">
          {values.last}
        </text>
      </g>
      <path
        d={[FIRST_YEAR, ASIC_YEAR].map((year) => `M${xOf(year)} ${BAND + 12}v5`).join('')}
        strokeWidth="1.6"
        className="stroke-control"
      />
    </>
  ),
};
