import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The example of the guide, in dollars. */
const FEE = 1;
const PURCHASES = { small: 10, large: 100 } as const;

const LEFT = 16;
const WIDTH = 288;
const ROW = 70;
const kinds = ['small', 'large'] as const;

const valuesOf = (locale: Locale) => ({
  fee: formatDollars(FEE, locale),
  small: formatDollars(PURCHASES.small, locale),
  large: formatDollars(PURCHASES.large, locale),
  smallPart: formatPercent((100 * FEE) / PURCHASES.small, locale, 0),
  largePart: formatPercent((100 * FEE) / PURCHASES.large, locale, 0),
});

/** The part of a small and of a large purchase that the same fee takes. */
export const purchaseFee: DrawingPlan<'small' | 'large' | 'smallPart' | 'largePart'> = {
  height: 2 * ROW + 4,
  values: valuesOf,
  draw: (labels) =>
    kinds.map((kind, row) => (
      <g key={kind} transform={`translate(${LEFT} ${row * ROW})`}>
        <text y="18" className="fill-ink">
          {labels[kind]}
        </text>
        <text x={WIDTH} y="18" textAnchor="end" className="fill-loss font-semibold">
          {labels[`${kind}Part`]}
        </text>
        <rect y="28" width={WIDTH} height="26" className="fill-bitcoin-fill" />
        <rect y="28" width={(WIDTH * FEE) / PURCHASES[kind]} height="26" className="fill-loss-fill" />
      </g>
    )),
};
