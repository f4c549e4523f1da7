import { feeSats } from '@/lib/calculators/fee';
import { type Consolidation, MULTISIG_TYPES } from '@/lib/calculators/transaction-size';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';

/** Costs and break-even fee rate of consolidating the inputs first, and its effect on privacy. */
export function ConsolidationHint({
  joined,
  inputs,
  rate,
  locale,
  words: { consolidate: words, inputTypes },
}: {
  joined: Consolidation;
  inputs: number;
  rate: number;
  locale: Locale;
  words: Content['calculators']['TransactionSizer'];
}) {
  const number = (value: number, max = 0) => formatNumber(value, locale, { min: 0, max });
  return (
    <div className="max-w-3xl border-bitcoin-fill border-l-4 pl-4 text-base">
      <h4 className="text-xl">{words.title}</h4>
      <p className="mt-2">
        {fill(words.text, {
          inputs: number(inputs),
          vbytes: number(joined.vbytes),
          joinVbytes: number(joined.joinVbytes),
          joinSats: number(feeSats(joined.joinVbytes, rate)),
          rate: number(rate, 3),
          laterVbytes: number(joined.laterVbytes),
          kind: MULTISIG_TYPES.includes(joined.type) ? words.kindOfSeveralKeys : words.kind,
          type: inputTypes[joined.type],
        })}
      </p>
      <p className="mt-2 font-medium">
        {fill(words.worth, { breakEvenRate: number(joined.breakEvenRate, joined.breakEvenRate < 10 ? 2 : 0) })}
      </p>
      <p className="mt-2 text-muted">{words.privacy}</p>
    </div>
  );
}
