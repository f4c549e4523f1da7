import { BarRow } from '@/components/drawing/bars';
import { LEFT, WIDTH } from '@/components/drawing/grid';
import { line } from '@/components/drawing/pens';
import { Note } from '@/components/drawing/shapes';
import type { ClaimId } from '@/content/claims';
import { EXAMPLE_BITCOIN_USD } from '@/content/examples/example-price';
import { MINING_DEFAULTS, mining } from '@/lib/calculators/mining';
import { getClaim } from '@/lib/content/claims/claims';
import { getValue } from '@/lib/content/figures/figures';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney, formatNumber, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/* Figures of the text about pools, prices of power and energy, as bars. */

/** The largest group of pools in May 2024, in percent of the hash rate, and six groups in 2025, in percent of blocks. */
const SHARES = {
  one: getClaim('pool-group-share-2024').value,
  six: getClaim('pool-groups-share-2025').value,
} as const;

export const poolGroups: DrawingPlan<'one' | 'oneShare' | 'six' | 'sixShare'> = {
  height: 156,
  values: (locale: Locale) => ({
    one: formatPercent(SHARES.one, locale),
    six: formatPercent(SHARES.six, locale),
  }),
  draw: (labels) =>
    (['one', 'six'] as const).map((id, row) => (
      <BarRow
        key={id}
        y={26 + row * 70}
        name={labels[id]}
        value={labels[`${id}Share`]}
        height={28}
        parts={[
          [0, 1, 'fill-raised stroke-ink'],
          [0, SHARES[id] / 100, 'fill-control stroke-ink'],
        ]}
      />
    )),
};

/** What a machine earns with a kilowatt-hour at the average hash rate of 2025, in whole cents. */
function centsPerKilowattHour(joulesPerTerahash: ClaimId): number {
  const hashRateThs = 1000 / getClaim(joulesPerTerahash).value;
  const networkThs = getValue('btc-network', 2025, 'hashRateEhs') * 1e6;
  const day = mining({ ...MINING_DEFAULTS, hashRateThs, btcPriceUsd: EXAMPLE_BITCOIN_USD }, networkThs);
  if (!day.ok) throw new Error(`The claim "${joulesPerTerahash}" is no efficiency of a machine`);
  return Math.round((100 * day.value.dailyRevenueUsd) / 24);
}

/** Cents for each kilowatt-hour: what two machines earn, and what many homes pay, which is two or three times the first. */
function getCents() {
  const air = centsPerKilowattHour('miner-joules-air');
  return { air, water: centsPerKilowattHour('miner-joules-water'), home: 2 * air, homeMost: 3 * air };
}
const TOP = 32;
const PITCH = 66;

export const powerCents: DrawingPlan<'air' | 'airCents' | 'water' | 'waterCents' | 'home' | 'homeCents'> = {
  height: TOP + 2 * PITCH + 48,
  values: (locale: Locale) => {
    const { air, water, home, homeMost } = getCents();
    return {
      air: formatNumber(air, locale),
      water: formatNumber(water, locale),
      homeMin: formatNumber(home, locale),
      homeMax: formatNumber(homeMost, locale),
      price: formatDollars(EXAMPLE_BITCOIN_USD, locale),
    };
  },
  draw: (labels) => {
    const cents = getCents();
    const scale = WIDTH / (cents.homeMost + 2);
    const more = ((cents.homeMost - cents.home) * scale).toFixed(1);
    return (
      <>
        {(['air', 'water', 'home'] as const).map((id, row) => (
          <BarRow
            key={id}
            y={TOP + row * PITCH}
            name={labels[id]}
            value={labels[`${id}Cents`]}
            tone={id === 'home' ? 'fill-loss' : 'fill-bitcoin'}
            parts={[
              [
                0,
                (cents[id] * scale) / WIDTH,
                id === 'home' ? 'fill-loss-fill stroke-ink' : 'fill-bitcoin-fill stroke-ink',
              ],
            ]}
          />
        ))}
        <path
          d={`M${(LEFT + cents.home * scale).toFixed(1)} ${TOP + 2 * PITCH + 10}h${more}v24h-${more}`}
          strokeWidth="1.6"
          strokeDasharray="5 4"
          className="fill-none stroke-loss"
        />
      </>
    );
  },
};

const ROW = 100;
/** Percent of its power that the firm cut at peak times, and the credits of that month in millions of dollars. */
const CUT = getClaim('riot-cut').value;
const CREDITS = getClaim('riot-credits-paid').value / 1e6;
const CELLS = 20;
const cells = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `M${LEFT + (from + n) * 14.6} 56h11.6v28h-11.6z`).join('');

export const bothSides: DrawingPlan<'cut' | 'paid' | 'hum' | 'supporters' | 'critics'> = {
  height: 3 * ROW,
  values: (locale: Locale) => ({
    cut: formatPercent(CUT, locale),
    credits: formatMoney(CREDITS, locale, 1),
  }),
  draw: ({ cut, paid, hum, supporters, critics }) => {
    const left = Math.round((CELLS * (100 - CUT)) / 100);
    return (
      <>
        <path d={`M0 ${ROW}h320M0 ${2 * ROW}h320`} className="stroke-line" strokeWidth="1.6" />
        <g className="fill-ink">
          {[
            [supporters, cut],
            [critics, paid],
            [critics, hum],
          ].map(([side, point], row) => (
            <g key={point}>
              <text x={LEFT} y={22 + row * ROW} className="font-semibold">
                {side}
              </text>
              <text x={LEFT} y={41 + row * ROW}>
                {point}
              </text>
            </g>
          ))}
        </g>
        <path d={cells(0, left)} className="fill-control" />
        <path d={cells(left, CELLS)} className="fill-none stroke-control" strokeWidth="1.6" strokeDasharray="3 3" />
        <g transform={`translate(0 ${ROW + 16})`}>
          {[36, 84, 132].map((x) => (
            <Note key={x} x={x - 19} y={44} width={38} />
          ))}
          <path d="M160 54h40m-7-6l7 6-7 6" className="fill-none stroke-ink" strokeWidth="2.4" strokeLinejoin="round" />
          <path d="M214 72V40h84v32zM214 40h84M228 50h14v12h-14zM256 50h14v12h-14z" {...line} />
        </g>
        <g transform={`translate(0 ${2 * ROW + 16})`} {...line}>
          <path d="M20 74V42h84v32zM34 50h14v12H34zM62 50h14v12H62z" />
          <path
            d="M118 48q7 10 0 20M130 44q10 14 0 28M142 40q13 18 0 36M156 38q14 20 0 40M170 36q15 22 0 44"
            className="fill-none stroke-loss"
          />
          <path d="M206 74V52l26-18 26 18v22zM226 74V60h12v14" />
          <circle cx="286" cy="50" r="8" />
          <path d="M272 76c0-22 28-22 28 0z" />
        </g>
      </>
    );
  },
};
