import { NumberField } from '@/components/ui/fields/field';
import { INPUT_WEIGHT, type ScriptType, WEIGHT_PER_VBYTE } from '@/lib/bitcoin';
import { fee } from '@/lib/calculators/fee';
import { SIZER_ID } from '@/lib/calculators/transaction-size';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { INPUT_TYPES, type SizerState } from './sizer-state';

export function InputFields({
  counts,
  rate,
  errorOf,
  remarkOf,
  locale,
  words,
  onChange,
}: {
  counts: SizerState['inputs'];
  rate: number;
  errorOf: (type: ScriptType) => string | undefined;
  remarkOf: (type: ScriptType) => string | undefined;
  locale: Locale;
  words: Content['calculators']['TransactionSizer'];
  onChange: (type: ScriptType, text: string) => void;
}) {
  return (
    <div className="mt-4 grid items-end gap-5 sm:grid-cols-2">
      {INPUT_TYPES.map((type) => {
        const vbytes = INPUT_WEIGHT[type] / WEIGHT_PER_VBYTE;
        const spending = fee({ sizeVbytes: vbytes, rateSatsPerVbyte: rate });
        return (
          <NumberField
            key={type}
            id={`${SIZER_ID}-${type}`}
            label={words.inputTypes[type]}
            hint={fill(spending.ok ? words.inputHintWithFee : words.inputHint, {
              vbytes: formatNumber(vbytes, locale, { min: 0, max: 2 }),
              sats: spending.ok ? formatNumber(spending.value.sats, locale) : '',
            })}
            value={counts[type]}
            error={errorOf(type)}
            remark={remarkOf(type)}
            onChange={(event) => onChange(type, event.target.value)}
          />
        );
      })}
    </div>
  );
}
