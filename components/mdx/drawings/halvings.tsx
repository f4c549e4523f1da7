import {
  BLOCKS_PER_DAY,
  FIRST_SUBSIDY_BTC,
  HALVING_INTERVAL,
  LAST_HALVING,
  SUBSIDY_BTC,
  SUPPLY_CAP_BTC,
} from '@/lib/bitcoin';
import { getClaim } from '@/lib/content/claims/claims';
import { getTable } from '@/lib/content/figures/figures';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const COLUMNS = 6;
const LEFT = 22;
const FLOOR = 186;
const CAP = 40;
const MS_PER_DAY = 86_400_000;

const y = (btc: number) => FLOOR - ((FLOOR - CAP) * btc) / SUPPLY_CAP_BTC;
const subsidies = Array.from({ length: COLUMNS }, (_, halvings) => FIRST_SUBSIDY_BTC / 2 ** halvings);

/** Coins issued before each halving, and at the end of the drawing. */
const issued = [0];
for (const subsidy of subsidies) issued.push((issued.at(-1) ?? 0) + subsidy * HALVING_INTERVAL);

/** The end of 2025, in blocks of ten minutes since the last halving before it. */
const past = LAST_HALVING.height / HALVING_INTERVAL;
const blocks = ((Date.parse('2026-01-01T00:00:00Z') - Date.parse(LAST_HALVING.time)) / MS_PER_DAY) * BLOCKS_PER_DAY;
const now = { halvings: past + blocks / HALVING_INTERVAL, y: y((issued[past] ?? 0) + blocks * SUBSIDY_BTC) };

const valuesOf = (locale: Locale) => ({
  millions: formatNumber(getClaim('btc-supply-year-end').value / 1e6, locale, 2),
  start: yearsOf()[0] ?? '',
  last: yearsOf().at(-1) ?? '',
});

/** The years of the start and of the halvings so far, one at the left edge of each column. */
const yearsOf = () =>
  getTable('btc-network', 'halvings').data.flatMap(([, date]) => (typeof date === 'string' ? [date.slice(0, 4)] : []));

type Label = 'cap' | 'date' | 'unit' | 'issued' | 'rest';

/** The coins in existence: each column has as many blocks as the last one, and half the new coins. */
const drawn = (width: number): Pick<DrawingPlan<Label>, 'height' | 'draw'> => {
  const right = width - 12;
  const x = (halvings: number) => LEFT + (halvings * (right - LEFT)) / COLUMNS;
  const point = (btc: number, halvings: number) => `${x(halvings).toFixed(1)} ${y(btc).toFixed(1)}`;
  const line = issued.map(point).join('L');
  const nowX = x(now.halvings).toFixed(1);
  return {
    height: 268,
    draw: ({ cap, date, unit, issued: coins, rest }) => (
      <>
        <path d={`M${line}V${FLOOR}H${LEFT}z`} className="fill-bitcoin-fill opacity-25" />
        <path
          d={`M${issued
            .slice(0, past + 1)
            .map(point)
            .join('L')}L${nowX} ${now.y.toFixed(1)}V${FLOOR}H${LEFT}z`}
          className="fill-bitcoin-fill"
        />
        <path
          d={subsidies
            .slice(0, past)
            .map((_, column) => `M${x(column + 1).toFixed(1)} ${FLOOR}V${y(issued[column + 1] ?? 0).toFixed(1)}`)
            .join('')}
          strokeWidth="1.2"
          className="stroke-ink opacity-40"
        />
        <path d={`M${LEFT} ${CAP}H${right}`} strokeWidth="1.6" strokeDasharray="5 4" className="stroke-ink" />
        <path d={`M${line}`} strokeWidth="2.4" strokeLinejoin="round" className="fill-none stroke-ink" />
        <path d={`M${LEFT} ${FLOOR}H${right}`} strokeWidth="2" className="stroke-ink" />
        <path d={`M${nowX} ${FLOOR}V${CAP - 8}`} strokeWidth="2" className="stroke-ink" />
        <circle cx={nowX} cy={now.y} r="5" strokeWidth="2.4" className="fill-paper stroke-ink" />
        <text x={LEFT} y={CAP - 13} className="fill-ink font-semibold">
          {cap}
        </text>
        <text x={nowX} y={CAP - 13} textAnchor="middle" className="fill-ink font-semibold">
          {date}
        </text>
        <text x={Number(nowX) - 8} y={now.y + 50} textAnchor="end" className="fill-on-fill font-semibold">
          {coins}
        </text>
        <text x={(Number(nowX) + right) / 2} y={now.y + 50} textAnchor="middle" className="fill-ink">
          {rest}
        </text>
        {subsidies.slice(0, past + 1).map((subsidy, column) => (
          <text
            key={subsidy}
            x={x(column + 0.5)}
            y={FLOOR + 46}
            textAnchor="middle"
            className="fill-bitcoin font-semibold"
          >
            {subsidy}
          </text>
        ))}
        {yearsOf().map((year, column) => (
          <g key={year} className="fill-ink">
            <path d={`M${x(column)} ${FLOOR}v7`} strokeWidth="1.6" className="stroke-ink" />
            <text x={x(column)} y={FLOOR + 22} textAnchor="middle">
              {year}
            </text>
          </g>
        ))}
        <text x={LEFT} y={FLOOR + 66} className="fill-bitcoin">
          {unit}
        </text>
      </>
    ),
  };
};

export const halvings: DrawingPlan<Label> = { ...drawn(320), values: valuesOf, wide: drawn(640) };
