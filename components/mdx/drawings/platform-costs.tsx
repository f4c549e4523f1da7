import { LEFT } from '@/components/drawing/grid';
import { textWidth } from '@/components/drawing/text-width';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The worked example of the guide: the purchase in dollars, and two made-up platforms. */
const PURCHASE = 200;
const PLATFORM_A = { feePercent: 0, markupPercent: 1.5, withdrawal: 0 };
const PLATFORM_B = { feePercent: 1, markupPercent: 0.2, withdrawal: 4 };
const BATCH = 10;
/** The last dollars of the purchase, which the drawing enlarges. */
const SHOWN = 10;

function lossesOf({ feePercent, markupPercent, withdrawal }: typeof PLATFORM_A, purchases = 1) {
  const fee = (PURCHASE * feePercent) / 100;
  const markup = (PURCHASE - fee) * (1 - 1 / (1 + markupPercent / 100));
  return { markup, fee, withdrawal: withdrawal / purchases, total: markup + fee + withdrawal / purchases };
}

const rows = [
  { id: 'a', ...lossesOf(PLATFORM_A) },
  { id: 'b', ...lossesOf(PLATFORM_B) },
  { id: 'batch', ...lossesOf(PLATFORM_B, BATCH) },
] as const;

const TOP = 140;
/** The middle of the row of swatches that name the three losses. */
const KEY = 116;
const ROW = 68;
const BAR = 30;

const [MARKUP, FEE, WITHDRAWAL] = ['fill-loss-fill', 'fill-loss-wall', 'fill-loss-fill/40 dark:fill-loss-fill/70'];
const LOSSES = [
  { id: 'markup', fill: MARKUP },
  { id: 'fee', fill: FEE },
  { id: 'withdrawal', fill: WITHDRAWAL },
] as const;

/** From a swatch to its name, and from the name to the next swatch. */
const SWATCH = 23;
const SWATCH_GAP = 16;

/** The left edge of a swatch after the names before it. */
const swatchX = (names: readonly string[]) =>
  names.reduce((x, name) => x + SWATCH + textWidth(name) + SWATCH_GAP, LEFT).toFixed(1);

const valuesOf = (locale: Locale): Record<string, string> => ({
  purchase: formatDollars(PURCHASE, locale),
  shown: formatDollars(SHOWN, locale),
  ...Object.fromEntries(
    rows.flatMap(({ id, total }) => [
      [`${id}Lost`, formatMoney(total, locale, 2)],
      [`${id}Left`, formatMoney(PURCHASE - total, locale, 2)],
    ]),
  ),
});

type Label = 'paid' | 'zoom' | 'a' | 'b' | 'batch' | 'markup' | 'fee' | 'withdrawal';

/** What is left of the same purchase after markup, fee and withdrawal, in bars of this width, with the last dollars enlarged. */
const barsOf = (width: number): Required<DrawingPlan<Label>>['wide'] => {
  const end = LEFT + width;
  const frame = (width * SHOWN) / PURCHASE;
  const widthOf = (usd: number) => (width * usd) / SHOWN;
  return {
    height: TOP + 3 * ROW + 10,
    draw: (labels, values) => (
      <>
        <text x={LEFT} y="24" className="fill-ink font-semibold">
          {labels.paid}
        </text>
        <text x={end} y="24" textAnchor="end" className="fill-muted">
          {labels.zoom}
        </text>
        <path d={`M${end - frame} 58h${frame}L${end + LEFT} ${KEY - 18}H0z`} className="fill-sunk" />
        <rect y={KEY - 18} width={end + LEFT} height={3 * ROW + 52} className="fill-sunk" />
        {LOSSES.map(({ id, fill }, n) => (
          <g key={id} transform={`translate(${swatchX(LOSSES.slice(0, n).map((loss) => labels[loss.id]))} ${KEY})`}>
            <rect y="-8" width="16" height="16" className={`${fill} stroke-ink`} strokeWidth="1.6" />
            <text x={SWATCH} y="5" className="fill-ink">
              {labels[id]}
            </text>
          </g>
        ))}
        <rect x={LEFT} y="34" width={width} height="24" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
        <rect x={end - frame} y="34" width={frame} height="24" className="fill-raised stroke-ink" strokeWidth="2" />
        {rows.map(({ id, markup, fee, withdrawal, total }, row) => {
          const y = TOP + row * ROW + 26;
          const start = end - widthOf(total);
          const feeStart = start + widthOf(markup);
          const outStart = feeStart + widthOf(fee);
          const middle = y + BAR / 2 + 5;
          return (
            <g key={id}>
              <text x={LEFT} y={y - 9} className="fill-ink">
                {labels[id]}
              </text>
              <text x={end} y={y - 9} textAnchor="end" className="fill-loss font-display font-semibold">
                {`−${values[`${id}Lost`]}`}
              </text>
              {/* The torn edge: most of the purchase is to the left of it. */}
              <path
                d={`M${start} ${y}H${LEFT}l-6 6l6 6l-6 6l6 6l-6 6H${start}z`}
                className="fill-bitcoin-fill stroke-ink"
                strokeWidth="1.6"
                strokeLinejoin="round"
              />
              <text x={(LEFT + start) / 2} y={middle} textAnchor="middle" className="fill-on-fill font-semibold">
                {values[`${id}Left`]}
              </text>
              <g strokeWidth="1.6" className="stroke-ink">
                <rect x={start} y={y} width={widthOf(markup)} height={BAR} className={MARKUP} />
                {fee > 0 && <rect x={feeStart} y={y} width={widthOf(fee)} height={BAR} className={FEE} />}
                {withdrawal > 0 && (
                  <rect x={outStart} y={y} width={widthOf(withdrawal)} height={BAR} className={WITHDRAWAL} />
                )}
              </g>
            </g>
          );
        })}
      </>
    ),
  };
};

export const platformCosts: DrawingPlan<Label> = { ...barsOf(288), values: valuesOf, wide: barsOf(608) };
