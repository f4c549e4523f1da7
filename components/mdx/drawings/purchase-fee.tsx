import { BarRow } from '@/components/drawing/bars';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The example of the guide, in dollars. */
const FEE = 1;
const PURCHASES = { small: 10, large: 100 } as const;

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
      <BarRow
        key={kind}
        y={18 + row * ROW}
        name={labels[kind]}
        value={labels[`${kind}Part`]}
        tone="fill-loss"
        height={26}
        parts={[
          [0, 1, 'fill-bitcoin-fill'],
          [0, FEE / PURCHASES[kind], 'fill-loss-fill'],
        ]}
      />
    )),
};
