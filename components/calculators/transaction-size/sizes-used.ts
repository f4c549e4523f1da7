import { DUST_LIMIT_SATS, INPUT_WEIGHT, OUTPUT_VBYTES, WEIGHT_PER_VBYTE } from '@/lib/bitcoin';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { Constant } from '../frame/formula';
import { INPUT_TYPES } from './sizer-state';

export function sizesUsed(locale: Locale, words: Content['calculators']['TransactionSizer']): Constant[] {
  return INPUT_TYPES.map((type) => ({
    name: words.inputTypes[type],
    value: fill(words.constantValue, {
      input: formatNumber(INPUT_WEIGHT[type] / WEIGHT_PER_VBYTE, locale, { min: 0, max: 2 }),
      output: formatNumber(OUTPUT_VBYTES[type], locale),
      dust: formatNumber(DUST_LIMIT_SATS[type], locale),
    }),
  }));
}
