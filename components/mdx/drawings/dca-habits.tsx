import { WIDTH } from '@/components/drawing/grid';
import { coins, line } from '@/components/drawing/pens';
import { Coin, Note, pile } from '@/components/drawing/shapes';
import { PURCHASES_PER_YEAR } from '@/lib/calculators/dollar-cost-averaging';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* A plan of regular purchases: two months of it, its rhythm, its records, and when it stops. */

/** What Mia spends on the first of each month, in dollars. */
const MIA_USD = 50;

/** The same sum in two months: at half the price it buys twice as many coins. */
export const miaMonths: DrawingPlan<'march' | 'april' | 'high' | 'half'> = {
  height: HEIGHT + 26,
  values: (locale: Locale) => ({ sum: formatDollars(MIA_USD, locale) }),
  draw: ({ march, april, high, half }, { sum }) => (
    <g transform="translate(0 26)">
      <Scene at={[80, 240]} names={[high, half]}>
        <path d="M160-26v192" className="stroke-line" strokeWidth="1.6" />
        {[march, april].map((month, n) => (
          <g key={month} transform={`translate(${n * 160} 0)`}>
            <text x="16" y="-4" className="fill-ink font-semibold">
              {month}
            </text>
            <path d="M16 14h46v40H16zM16 24h46M26 8v10M52 8v10" {...line} strokeWidth="1.6" />
            <text x="39" y="46" fontSize="18" textAnchor="middle" className="fill-ink font-display font-semibold">
              1
            </text>
            <text x="39" y="82" textAnchor="middle" className="fill-ink">
              {sum}
            </text>
            <Note x={20} y={94} width={38} />
            <path d="M68 104h26m-7-6l7 6-7 6" className="fill-none stroke-bitcoin" strokeWidth="2.4" />
            <path d={pile(108, 4 * (n + 1))} {...coins} />
          </g>
        ))}
      </Scene>
    </g>
  ),
};

const RHYTHMS = ['daily', 'weekly', 'monthly'] as const;

/** The purchases of one year in three rhythms, to scale. */
export const planRhythms: DrawingPlan<(typeof RHYTHMS)[number]> = {
  height: 186,
  values: (locale: Locale) =>
    Object.fromEntries(RHYTHMS.map((rhythm) => [rhythm, formatNumber(PURCHASES_PER_YEAR[rhythm], locale)])),
  draw: (labels, values) =>
    RHYTHMS.map((rhythm, row) => {
      const pitch = WIDTH / PURCHASES_PER_YEAR[rhythm];
      // The marks of each day are too narrow for gaps: they are one solid bar.
      const mark = rhythm === 'daily' ? pitch : Math.min(pitch * 0.6, 6);
      return (
        <g key={rhythm} transform={`translate(16 ${row * 58 + 8})`}>
          <text y="16" className="fill-ink">
            {labels[rhythm]}
          </text>
          <text x={WIDTH} y="16" fontSize="17" textAnchor="end" className="fill-ink font-display font-semibold">
            {values[rhythm]}
          </text>
          <path d={`M0 24h${WIDTH}v22H0z`} className="fill-raised stroke-control" strokeWidth="1.2" />
          <path
            d={`M${(pitch - mark) / 2} 35H${WIDTH}`}
            className="stroke-bitcoin-fill"
            strokeWidth="20"
            strokeDasharray={`${mark} ${pitch - mark}`}
          />
        </g>
      );
    }),
};

/** What to save of each purchase: the columns of a list. */
export const purchaseRecord: DrawingPlan<'date' | 'dollars' | 'bitcoin' | 'fee' | 'platform'> = {
  height: 196,
  draw: ({ date, dollars, bitcoin, fee, platform }) => (
    <>
      <rect y="96" width="320" height="100" className="fill-raised" />
      <path d="M0 96h320M0 129h320M0 162h320" className="stroke-line" strokeWidth="1.6" />
      <path d="M64 20v176M128 20v176M192 20v176M256 20v176" className="stroke-line" strokeWidth="1.6" />
      <path d="M0 96h320" className="stroke-ink" strokeWidth="2" />
      <g {...line} strokeWidth="1.6">
        <path d="M15 28h34v32H15zM15 37h34M24 23v9M40 23v9M22 45h6M34 45h6M22 53h6" />
        <path d="M204 30h40v28h-40z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M232 30h12v28h-12z" className="fill-loss-fill stroke-ink" />
        <path d="M270 38l18-13 18 13zM272 60h32v-5h-32M278 38v16M288 38v16M298 38v16" />
      </g>
      <Note x={77} y={35} width={38} />
      <Coin x={160} y={45} />
      <g textAnchor="middle" className="fill-ink">
        {[date, dollars, bitcoin, fee, platform].map((name, n) => (
          <text key={name} x={32 + n * 64} y="84">
            {name}
          </text>
        ))}
      </g>
      <path
        d="M14 113h36M76 113h30M140 113h38M204 113h16M270 113h36M14 146h36M76 146h30M140 146h28M204 146h16M270 146h36M14 179h36M76 179h30M140 179h42M204 179h16M270 179h36"
        className="stroke-control"
        strokeWidth="6"
      />
    </>
  ),
};

/** The mark of a pause. */
const pause = (
  <>
    <circle cx="132" cy="26" r="13" className="fill-raised stroke-loss" strokeWidth="2.4" />
    <path d="M128 20v12M136 20v12" className="stroke-loss" strokeWidth="3" />
  </>
);

/** Five reasons to stop, in the order of the guide, and one that is none. */
export const pauseRuleScenes = {
  income: (
    <>
      <path d="M28 38h64v42H28zM48 38V28h24v10M28 58h64" {...line} />
      <path d="M24 84L98 28" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
      {pause}
    </>
  ),
  loan: (
    <>
      <rect x="24" y="30" width="72" height="48" rx="6" {...line} />
      <path d="M24 44h72" className="stroke-ink" strokeWidth="8" />
      <path d="M34 66h20" className="stroke-control" strokeWidth="3" />
      {pause}
    </>
  ),
  share: (
    <>
      <circle cx="60" cy="52" r="30" {...line} />
      <path d="M60 52V22a30 30 0 1 1-24 48z" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
      {pause}
    </>
  ),
  platform: (
    <>
      <path d="M20 46l40-24 40 24zM26 46v30M94 46v30M16 82h88v-7H16z" {...line} />
      <path d="M66 24L54 42l12 12-14 14 8 14" className="fill-none stroke-loss" strokeWidth="3" />
      {pause}
    </>
  ),
  sleep: (
    <>
      <path d="M18 80V40M18 68h88v12M106 68V56H46v12M22 56h18v12H22z" {...line} />
      <path d="M70 18h22v34H70z" {...line} strokeWidth="1.6" />
      <path d="M74 40l5-8 5 5 5-12" className="fill-none stroke-loss" strokeWidth="2.4" />
      {pause}
    </>
  ),
} as const;
