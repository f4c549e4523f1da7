import { Coins, Trash2, TriangleAlert } from 'lucide';
import { NumberField, SelectField } from '@/components/ui/fields/field';
import { Icon } from '@/components/ui/icon';
import { DUST_LIMIT_SATS, INPUT_WEIGHT, WEIGHT_PER_VBYTE } from '@/lib/bitcoin';
import { feeSats } from '@/lib/calculators/fee';
import { SIZER_ID } from '@/lib/calculators/transaction-size';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { OUTPUT_TYPES, type OutputType, type SizerState } from './sizer-state';

/** Type and amount of one output, with a warning if the amount is dust or costs more to spend than it holds. */
export function OutputRow({
  n,
  output,
  amountSats,
  isDust,
  rate,
  error,
  remark,
  locale,
  words,
  onChange,
  onRemove,
}: {
  n: number;
  output: SizerState['outputs'][number];
  /** undefined if empty, NaN if not a number. */
  amountSats: number | undefined;
  isDust: boolean;
  rate: number;
  error: string | undefined;
  remark: string | undefined;
  locale: Locale;
  words: Content['calculators']['TransactionSizer'];
  onChange: (change: { type?: OutputType; amount?: string }) => void;
  /** undefined for the only output: a transaction has at least one. */
  onRemove?: () => void;
}) {
  const id = `${SIZER_ID}-output-${output.key}`;
  const number = (value: number) => formatNumber(value, locale);
  const cost = feeSats(INPUT_WEIGHT[output.type] / WEIGHT_PER_VBYTE, rate);
  const warning = isDust
    ? fill(words.dust, { amount: number(amountSats ?? 0), limit: number(DUST_LIMIT_SATS[output.type]) })
    : amountSats !== undefined && amountSats < cost
      ? fill(words.costly, { cost: number(cost) })
      : null;
  const Warning = isDust ? TriangleAlert : Coins;
  return (
    <fieldset className="rounded-lg border border-line p-4">
      <legend className="px-1 font-semibold text-base">{fill(words.output, { n })}</legend>
      <div className="grid grid-cols-[1fr_auto] items-end gap-4 sm:grid-cols-[1.2fr_1fr_auto]">
        <div className="max-sm:col-span-2">
          <SelectField
            id={`${id}-type`}
            label={words.outputType}
            value={output.type}
            onChange={(event) => onChange({ type: event.target.value as OutputType })}
          >
            {OUTPUT_TYPES.map((type) => (
              <option key={type} value={type}>
                {words.outputTypes[type]}
              </option>
            ))}
          </SelectField>
        </div>
        <NumberField
          id={`${id}-amount`}
          label={words.outputAmount}
          value={output.amount}
          error={error}
          remark={remark}
          aria-describedby={
            [error && `${id}-amount-error`, remark && `${id}-amount-remark`, warning && `${id}-warning`]
              .filter(Boolean)
              .join(' ') || undefined
          }
          onChange={(event) => onChange({ amount: event.target.value })}
        />
        {onRemove && (
          <button
            type="button"
            onClick={onRemove}
            aria-label={fill(words.removeOutput, { n })}
            title={fill(words.removeOutput, { n })}
            className="grid size-12 place-items-center rounded-md border border-control no-js:hidden hover:border-ink hover:bg-sunk print:hidden"
          >
            <Icon node={Trash2} className="size-5" />
          </button>
        )}
      </div>
      <p
        id={`${id}-warning`}
        role="status"
        className={`flex gap-2 font-medium text-base not-empty:mt-3 ${isDust ? 'text-loss' : 'text-bitcoin'}`}
      >
        {warning && (
          <>
            <Icon node={Warning} className="mt-1 size-5 shrink-0" />
            <span>{warning}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}
