import type { ClaimId } from '@/content/claims';
import type { FigureId } from '@/content/figures';
import { type Claim, getClaim } from '@/lib/content/claims';
import { getSeries, type Period } from '@/lib/content/figures';

const TONES = {
  loss: { tone: 'text-loss', line: 'stroke-loss' },
  gain: { tone: 'text-gain', line: 'stroke-gain' },
  bitcoin: { tone: 'text-bitcoin', line: 'stroke-bitcoin' },
} as const;

/**
 * The claims on the wall at the top of the list, each with the series that it is about: `inverse` is what a dollar buys by prices,
 * `detail` a column of the further table of that name.
 */
const WALL: readonly (readonly [
  ClaimId,
  keyof typeof TONES,
  FigureId,
  column: string,
  extra?: 'inverse' | 'detail',
])[] = [
  ['dollar-value-lost-since-1971', 'loss', 'cpi-u', 'cpi', 'inverse'],
  ['house-price-multiple', 'loss', 'median-house-price', 'price'],
  ['year-1971', 'loss', 'gold-price', 'price'],
  ['m2-increase-since-1959', 'loss', 'm2', 'm2'],
  ['m2-multiple-since-1959', 'loss', 'm2', 'm2'],
  ['purchasing-power-of-100-dollars', 'loss', 'cpi-u', 'cpi', 'inverse'],
  ['productivity-1979-to-2024', 'gain', 'productivity-pay', 'productivity'],
  ['pay-1979-to-2024', 'gain', 'productivity-pay', 'pay'],
  ['btc-price-last-month', 'bitcoin', 'btc-price-monthly', 'close'],
  ['btc-worst-drawdown', 'bitcoin', 'btc-price-monthly', 'close'],
  ['btc-supply-year-end', 'bitcoin', 'btc-network', 'supplyYearEndBtc', 'detail'],
  ['btc-hash-rate-latest', 'bitcoin', 'btc-network', 'hashRateEhs'],
];

/** Points of a small line: more cannot be seen. */
const POINTS = 18;
const STEP = 7;
const HEIGHT = 32;

export interface SmallDrawing {
  path: string;
  /** Classes of the value and of the line. */
  tone: string;
  line: string;
}

/** The claims of the wall with their drawings, in order. */
export function getWall(): { claim: Claim; drawing: SmallDrawing }[] {
  return WALL.map(([id, tone, figure, column, extra]) => ({
    claim: getClaim(id),
    drawing: { path: pathOf(figure, column, extra), ...TONES[tone] },
  }));
}

/** The series in equal steps and whole units, from zero to its highest value; the first and the last point are always in it. */
function pathOf(figure: FigureId, column: string, extra?: 'inverse' | 'detail'): string {
  const all = getSeries<Period>(figure, column, extra === 'detail' ? extra : undefined).map(([, value]) =>
    extra === 'inverse' ? 1 / value : value,
  );
  const most = Math.max(...all);
  const heights = Array.from({ length: POINTS }, (_, i) => {
    const value = all[Math.round((i * (all.length - 1)) / (POINTS - 1))] ?? 0;
    return Math.round(HEIGHT * (1 - value / most));
  });
  // Relative steps repeat, and what repeats is small when it is compressed.
  return `M0 ${heights[0]}${heights
    .slice(1)
    .map((y, i) => `l${STEP} ${y - (heights[i] ?? 0)}`)
    .join('')}`;
}

/** The series of a number, for wider screens. Hidden from assistive technology: the row names its data. */
export function SmallLine({ path, line }: SmallDrawing) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${STEP * (POINTS - 1)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`small-line ${line}`}
    >
      <path d={path} />
    </svg>
  );
}
