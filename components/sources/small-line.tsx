import './small-line.css';
import type { ClaimId } from '@/content/claims';
import type { FigureId } from '@/content/figures';
import { fixedScale, makeScale } from '@/lib/charts/scale';
import { type Claim, getClaim } from '@/lib/content/claims/claims';
import { getPeriod } from '@/lib/content/claims/fill-claims';
import { getSeries, type Period } from '@/lib/content/figures/figures';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';

const TONES = {
  loss: { tone: 'text-loss', line: 'stroke-loss' },
  gain: { tone: 'text-gain', line: 'stroke-gain' },
  bitcoin: { tone: 'text-bitcoin', line: 'stroke-bitcoin' },
} as const;

interface Series {
  figure: FigureId;
  column: string;
  table?: string;
  /** The first year or month that is drawn, where the claim starts later than its series. */
  from?: number | (() => string);
  /** The last one, for a claim on a past time. */
  to?: () => string;
  /** What a dollar buys, by prices. */
  isInverse?: boolean;
  /** Drawn on a log axis, as on the page of the series. */
  isLog?: boolean;
}

const dollar = { figure: 'cpi-u', column: 'cpi', isInverse: true } as const;
const bitcoinPrice = { figure: 'btc-price-monthly', column: 'close' } as const;

const monthsOfFall = {
  from: () => getPeriod('btc-deepest-fall-from-month'),
  to: () => getPeriod('btc-deepest-fall-to-month'),
};

/** The claims on the wall at the top of the list, each with the series that it is about; a year has none. */
const WALL: readonly (readonly [ClaimId, keyof typeof TONES, Series?])[] = [
  ['dollar-value-lost-since-1971', 'loss', { ...dollar, from: 1971 }],
  ['house-price-multiple', 'loss', { figure: 'median-house-price', column: 'price', from: 1971 }],
  ['year-1971', 'loss'],
  ['m2-increase-since-1959', 'loss', { figure: 'm2', column: 'm2' }],
  ['m2-multiple-since-1959', 'loss', { figure: 'm2', column: 'm2' }],
  ['purchasing-power-of-100-dollars', 'loss', { ...dollar, from: 1959 }],
  ['productivity-1979-to-2024', 'gain', { figure: 'productivity-pay', column: 'productivity', from: 1979 }],
  ['pay-1979-to-2024', 'gain', { figure: 'productivity-pay', column: 'pay', from: 1979 }],
  ['btc-price-last-month', 'bitcoin', { ...bitcoinPrice, isLog: true }],
  ['btc-worst-drawdown', 'bitcoin', { ...bitcoinPrice, ...monthsOfFall }],
  ['btc-supply-year-end', 'bitcoin', { figure: 'btc-network', column: 'supplyYearEndBtc', table: 'detail' }],
  ['btc-hash-rate-latest', 'bitcoin', { figure: 'btc-network', column: 'hashRateEhs', isLog: true }],
];

/** Points of a small line: more cannot be seen. */
const POINTS = 36;
const STEP = 4;
const HEIGHT = 32;

export interface SmallDrawing {
  /** Empty where the claim has no series. */
  path: string;
  /** Width of the path; its height is the same for all. */
  width: number;
  isLog: boolean;
  /** The first and the last year that is drawn, or their months if the years are the same; empty without a series. */
  span: readonly string[];
  /** Classes of the value and of the line. */
  tone: string;
  line: string;
}

/** The claims of the wall with their drawings, in order. */
export function getWall(locale: Locale): { claim: Claim; drawing: SmallDrawing }[] {
  return WALL.map(([id, tone, series]) => ({
    claim: getClaim(id),
    drawing: {
      ...(series ? pathOf(series, locale) : { path: '', width: 0, span: [] }),
      isLog: series?.isLog ?? false,
      ...TONES[tone],
    },
  }));
}

/**
 * The series in equal steps, from zero to its highest value, or between the powers of ten around it; the first
 * and the last point are always in it.
 */
function pathOf({ figure, column, table, from = 0, to, isInverse = false, isLog = false }: Series, locale: Locale) {
  const [first, last] = [String(typeof from === 'function' ? from() : from), to?.() ?? '9999'];
  const points = getSeries<Period>(figure, column, table)
    // Years and months are in order as texts, too.
    .filter(([period]) => String(period) >= first && String(period) <= last);
  const all = points.map(([, value]) => (isInverse ? 1 / value : value));
  const most = Math.max(...all);
  const scale = isLog ? makeScale('log', [Math.min(...all), most]) : fixedScale('linear', [0, most]);
  const count = Math.min(POINTS, all.length);
  const step = Math.round((STEP * (POINTS - 1)) / (count - 1));
  // In tenths, so that a flat line has no steps.
  const heights = Array.from({ length: count }, (_, i) => {
    const value = all[Math.round((i * (all.length - 1)) / (count - 1))] ?? 0;
    return Math.round(HEIGHT * 10 * (1 - scale.percent(value) / 100));
  });
  // Relative steps repeat, and what repeats is small when it is compressed.
  const rest = heights.slice(1).map((y, i) => `l${step} ${tenths(y - (heights[i] ?? 0))}`);
  return {
    path: `M0 ${tenths(heights[0] ?? 0)}${rest.join('')}`,
    width: step * (count - 1),
    span: spanOf(
      points.map(([period]) => String(period)),
      locale,
    ),
  };
}

/** A number of tenths as a path has it, without the zero before its point. */
const tenths = (count: number) => String(count / 10).replace(/^(-?)0[.]/, '$1.');

function spanOf(periods: readonly string[], locale: Locale): string[] {
  const ends = [periods[0] ?? '', periods.at(-1) ?? ''];
  const years = ends.map((period) => period.slice(0, 4));
  return years[0] === years[1] ? ends.map((month) => formatDate(month, locale)) : years;
}

/** The series of a number, or a broken chain for one without. Hidden from assistive technology: the row names its data. */
export function SmallLine({ path, width, line }: SmallDrawing) {
  if (!path) return <BrokenChain className={`small-line max-md:no-js:hidden ${line}`} />;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`small-line ${line}`}
    >
      <path d={path} />
    </svg>
  );
}

/** Links seen from the front and from the side in turn; the middle one is cut in two. */
function BrokenChain({ className }: { className: string }) {
  const front = (x: number) => `M${x + 9} 7h20a9 9 0 0 1 0 18h-20a9 9 0 0 1 0-18z`;
  return (
    <svg aria-hidden="true" viewBox="0 0 256 32" preserveAspectRatio="xMinYMid" className={className}>
      <path d={`${front(1)}M33 16h20${front(47)}M79 16h20M113 7h-11a9 9 0 0 0 0 18h11`} />
      <path d={`M143 7h11a9 9 0 0 1 0 18h-11M157 16h20${front(171)}M203 16h20${front(217)}`} />
      <path d="M128 2v6M128 24v6" />
    </svg>
  );
}
