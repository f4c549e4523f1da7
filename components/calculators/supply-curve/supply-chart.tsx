import { NEXT_HALVING_HEIGHT } from '@/lib/bitcoin';
import { blockYear, LAST_YEAR, type SupplyPoint } from '@/lib/calculators/supply-curve';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { DRAWING_TEXT } from '../frame/drawing-text';

const BOX = { left: 6, right: 334, top: 26, bottom: 206 };
/** On tablets the chart is as wide as the card. */
const TEXT = `${DRAWING_TEXT} md:max-lg:text-[9px]`;
const FIRST_YEAR = 2009;
const YEARS = [2009, 2050, 2100, 2150];
/** Ends of the vertical axis, in millions. */
const ENDS = [24, 30, 50, 100, 200, 400];

/** The supply by two rules over the years. */
export function SupplyChart({
  real,
  yours,
  text,
  axis,
  change,
  locale,
}: {
  real: readonly SupplyPoint[];
  yours: readonly SupplyPoint[];
  text: string;
  axis: string;
  change: string;
  locale: Locale;
}) {
  const highest = Math.max(...[real, yours].map((points) => (points.at(-1)?.btc ?? 0) / 1e6));
  const end = ENDS.find((one) => one >= highest) ?? highest;
  const x = (year: number) => BOX.left + ((BOX.right - BOX.left) * (year - FIRST_YEAR)) / (LAST_YEAR - FIRST_YEAR);
  const y = (btc: number) => BOX.bottom - ((BOX.bottom - BOX.top) * btc) / (end * 1e6);
  const path = (points: readonly SupplyPoint[]) =>
    `M${points.map(({ year, btc }) => `${x(year).toFixed(1)} ${y(btc).toFixed(1)}`).join('L')}`;
  const start = x(blockYear(NEXT_HALVING_HEIGHT));
  const area = `${path(yours)}L${path([...real].reverse()).slice(1)}z`;

  return (
    <svg viewBox="0 0 340 236" role="img" aria-label={text} className="block h-auto w-full">
      {[0, end / 2, end].map((value) => (
        <g key={value}>
          <path d={`M${BOX.left} ${y(value * 1e6)}H${BOX.right}`} className="stroke-line" strokeWidth="1.2" />
          <text x={BOX.right} y={y(value * 1e6) - 5} textAnchor="end" className={`fill-muted ${TEXT}`}>
            {value === 0 ? formatNumber(0, locale) : fill(axis, { value: formatNumber(value, locale) })}
          </text>
        </g>
      ))}
      {YEARS.map((year) => (
        <text
          key={year}
          x={x(year)}
          y={BOX.bottom + 20}
          textAnchor={year === LAST_YEAR ? 'end' : year === FIRST_YEAR ? 'start' : 'middle'}
          className={`fill-muted ${TEXT}`}
        >
          {String(year)}
        </text>
      ))}
      <path d={`M${start} ${BOX.bottom}V${BOX.top}`} className="stroke-muted" strokeWidth="1.2" strokeDasharray="2 4" />
      <text x={start + 5} y={BOX.bottom - 8} className={`fill-muted ${TEXT}`}>
        {change}
      </text>
      <path d={area} className="fill-bitcoin-fill" fillOpacity="0.22" />
      <path d={path(yours)} className="fill-none stroke-bitcoin" strokeWidth="4" strokeLinejoin="round" />
      <path
        d={path(real)}
        className="fill-none stroke-ink"
        strokeWidth="2"
        strokeDasharray="6 4"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A sample of a line in the chart, for the legend. */
export function LineSample({ isReal }: { isReal: boolean }) {
  return (
    <svg viewBox="0 0 28 8" aria-hidden="true" className="inline-block h-2 w-7 shrink-0">
      <path
        d="M0 4h28"
        className={isReal ? 'stroke-ink' : 'stroke-bitcoin'}
        strokeWidth={isReal ? 2 : 4}
        strokeDasharray={isReal ? '6 4' : undefined}
      />
    </svg>
  );
}
