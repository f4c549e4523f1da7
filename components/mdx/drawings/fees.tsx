import { line } from '@/components/drawing/pens';
import { transactionSize } from '@/lib/calculators/transaction-size';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber, formatPercent } from '@/lib/format/number';
import { ODDS_FLOOR, OddsGrid, oddsCurve, xOf, yOf } from './block-odds';
import type { DrawingPlan } from './plan';

/** The size in vB of a payment between common addresses. */
export function sizeOf(inputs: number, outputs: number): number {
  const size = transactionSize({
    inputs: { p2wpkh: inputs },
    outputs: Array.from({ length: outputs }, () => ({ type: 'p2wpkh' as const })),
  });
  return size.ok ? size.value.vbytes : Number.NaN;
}

/** The size in vB of a simple payment: one coin, a receiver and the change. */
export const COMMON = sizeOf(1, 2);
const RATE = 10;
/** The sums of the two payments at the start of the guide, in dollars. */
const SUMS = [20, 2_000_000] as const;

/** Bars of gold, 30 wide and 14 high, in rows from the bottom up. */
const ingots = (x: number, floor: number) =>
  [4, 3, 2, 1]
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, n) => `M${x + row * 11 + n * 22} ${floor - row * 13}l4-13h13l4 13z`),
    )
    .join('');

/** Two payments of very different sums in parcels of one size, with the same fee as postage. */
export const sameFee: DrawingPlan<'ana' | 'ben' | 'parcel' | 'fee' | 'pays'> = {
  height: 254,
  cut: 127,
  values: (locale: Locale) => ({
    small: formatDollars(SUMS[0], locale),
    size: formatNumber(COMMON, locale),
    rate: formatNumber(RATE, locale),
    satoshis: formatNumber(COMMON * RATE, locale),
  }),
  draw: ({ ana, ben, parcel, fee, pays }) => (
    <>
      {[ana, ben].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 127})`}>
          <text x="12" y="24" className="fill-ink font-semibold">
            {name}
          </text>
          <path d="M12 110h96" className="stroke-ink" strokeWidth="2" />
          {row === 0 ? (
            <circle cx="56" cy="101" r="8" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
          ) : (
            <path
              d={ingots(16, 109)}
              strokeWidth="1.6"
              strokeLinejoin="round"
              className="fill-bitcoin-fill stroke-ink"
            />
          )}
          <path
            d="M116 80h22m-7-6l7 6l-7 6"
            strokeWidth="2.4"
            strokeLinejoin="round"
            className="fill-none stroke-bitcoin"
          />
          <g {...line}>
            <path d="M148 50h160v60H148z" />
            <path d="M148 50l58 36 58-36" strokeWidth="1.6" className="fill-none stroke-control" />
            <path d="M238 56h64v48h-64z" strokeDasharray="4 3" strokeWidth="1.6" className="fill-gold stroke-ink" />
          </g>
          <g className="fill-ink">
            <text x="148" y="42">
              {parcel}
            </text>
            <g textAnchor="middle">
              <text x="270" y="78" className="fill-on-fill font-display font-semibold" fontSize="17">
                {fee}
              </text>
              <text x="270" y="96" className="fill-on-fill">
                {pays}
              </text>
            </g>
          </g>
        </g>
      ))}
    </>
  ),
};

/** Minutes of waiting whose chances the guide states. Blocks come at random, ten minutes apart on average. */
const WAITS = [1, 10, 60] as const;
const chance = (minutes: number) => 100 * (1 - Math.exp(-minutes / 10));
const yAt = (minutes: number) => yOf(chance(minutes) / 100);

/** The chance of a block within some minutes, as a curve. */
export const blockWait: DrawingPlan<'unit' | 'minutes'> = {
  height: 248,
  values: (locale: Locale) =>
    Object.fromEntries(
      WAITS.flatMap((minutes) => [
        [`at${minutes}`, formatNumber(minutes, locale)],
        [`chance${minutes}`, formatPercent(chance(minutes), locale, minutes === 10 ? 0 : 1)],
      ]),
    ),
  draw: (labels, values) => (
    <>
      <text x="12" y="24" className="fill-muted">
        {labels.unit}
      </text>
      <OddsGrid />
      <path d={oddsCurve(1)} strokeWidth="3" strokeLinejoin="round" className="fill-none stroke-bitcoin" />
      {WAITS.map((minutes) => {
        const isLast = minutes === WAITS.at(-1);
        return (
          <g key={minutes} className="fill-ink">
            <path d={`M${xOf(minutes)} ${ODDS_FLOOR}v7`} strokeWidth="1.6" className="stroke-ink" />
            <circle cx={xOf(minutes)} cy={yAt(minutes)} r="5" className="fill-bitcoin" />
            <text
              x={xOf(minutes) + (isLast ? -12 : 12)}
              y={yAt(minutes) + (isLast ? 26 : minutes === 1 ? 0 : 8)}
              textAnchor={isLast ? 'end' : 'start'}
              fontSize="20"
              className="font-display font-semibold"
            >
              {values[`chance${minutes}`]}
            </text>
            <text x={xOf(minutes)} y={ODDS_FLOOR + 24} textAnchor={isLast ? 'end' : 'middle'}>
              {values[`at${minutes}`]}
            </text>
          </g>
        );
      })}
      <text x={xOf(60)} y={ODDS_FLOOR + 42} textAnchor="end" className="fill-muted">
        {labels.minutes}
      </text>
    </>
  ),
};

/** The stuck payment of the guide and its child: sizes in vB, and rates in sat/vB. */
const PARENT = { size: COMMON, rate: 2 };
const CHILD_SIZE = sizeOf(1, 1);
const PARENT_FEE = PARENT.size * PARENT.rate;
const PAIR_FEE = (PARENT.size + CHILD_SIZE) * RATE;
/** Pixels of one vB. */
const SCALE = 0.9;

/** A child payment as an engine that pulls its parent along; both are as long as their size. */
export const childPays: DrawingPlan<'parent' | 'child' | 'parentFee' | 'childFee' | 'pair'> = {
  height: 216,
  values: (locale: Locale) => ({
    parentSize: formatNumber(PARENT.size, locale),
    childSize: formatNumber(CHILD_SIZE, locale),
    parentFee: formatNumber(PARENT_FEE, locale),
    childFee: formatNumber(PAIR_FEE - PARENT_FEE, locale),
    pairFee: formatNumber(PAIR_FEE, locale),
    rate: formatNumber(RATE, locale),
    pairSize: formatNumber(PARENT.size + CHILD_SIZE, locale),
  }),
  draw: ({ parent, child, parentFee, childFee, pair }) => {
    const [wagon, engine] = [PARENT.size * SCALE, CHILD_SIZE * SCALE];
    const start = 24 + wagon + 22;
    return (
      <>
        <g className="fill-ink font-semibold">
          <text x="24" y="26">
            {parent}
          </text>
          <text x={start} y="26">
            {child}
          </text>
        </g>
        <path d="M0 152h320" className="stroke-ink" strokeWidth="2" />
        <g {...line}>
          <path d={`M${24 + wagon} 122h22`} strokeWidth="5" />
          <path d={`M24 72h${wagon}v60H24z`} />
          <path
            d={`M${start} 132V48h40v34h${engine - 64}V58h14v24h10l8 20v30z`}
            className="fill-bitcoin-fill stroke-ink"
          />
          <path d={`M${start + 10} 58h20v16h-20z`} strokeWidth="1.6" className="fill-paper stroke-ink" />
          {[24 + 24, 24 + wagon - 24, start + 22, start + engine - 20].map((x) => (
            <circle key={x} cx={x} cy="141" r="11" />
          ))}
        </g>
        <g textAnchor="middle">
          <text x={24 + wagon / 2} y="108" className="fill-ink">
            {parentFee}
          </text>
          <text x={start + engine / 2} y="116" className="fill-on-fill font-semibold">
            {childFee}
          </text>
          <text x="160" y="178" className="fill-ink">
            {pair.split('\n')[0]}
          </text>
          <text x="160" y="199" fontSize="17" className="fill-ink font-display font-semibold">
            {pair.split('\n')[1]}
          </text>
        </g>
      </>
    );
  },
};

const RECEIVERS = 3;
const SEPARATE = RECEIVERS * COMMON;
const BATCH = sizeOf(1, RECEIVERS + 1);
const FULL = 288;
const lengthOf = (vbytes: number) => (FULL * vbytes) / SEPARATE;

/** Three payments one after another, and one payment to three people, to one scale. */
export const batch: DrawingPlan<'separate' | 'together' | 'saved'> = {
  height: 210,
  values: (locale: Locale) => ({
    receivers: formatNumber(RECEIVERS, locale),
    size: formatNumber(COMMON, locale),
    separate: formatNumber(SEPARATE, locale),
    batch: formatNumber(BATCH, locale),
  }),
  draw: ({ separate, together, saved }) => (
    <g transform="translate(16 0)">
      <g className="fill-ink">
        <text y="30">{separate}</text>
        <text y="132">{together}</text>
      </g>
      <g {...line}>
        <path
          d={Array.from(
            { length: RECEIVERS },
            (_, n) => `M${n * lengthOf(COMMON)} 44h${lengthOf(COMMON)}v46h-${lengthOf(COMMON)}z`,
          ).join('')}
        />
        <path d={`M0 146h${lengthOf(BATCH)}v46H0z`} />
        <path
          d={`M${lengthOf(BATCH)} 146H${FULL}v46H${lengthOf(BATCH)}`}
          className="fill-none stroke-gain"
          strokeDasharray="5 4"
        />
      </g>
      <g textAnchor="middle" className="fill-ink">
        <path
          d={Array.from(
            { length: RECEIVERS },
            (_, n) => person((n + 0.5) * lengthOf(COMMON), 55) + person(lengthOf(BATCH) / 2 + (n - 1) * 32, 157),
          ).join('')}
        />
        <text x={(FULL + lengthOf(BATCH)) / 2} y="174" className="fill-gain font-semibold">
          {saved}
        </text>
      </g>
    </g>
  ),
};

/** A head and shoulders, 22 wide and 24 high. */
const person = (x: number, y: number) =>
  `M${x} ${y}a6 6 0 1 1 0 12a6 6 0 1 1 0-12M${x - 11} ${y + 25}c0-15 22-15 22 0z`;
