import type { Locale } from '@/lib/format/locale';
import { formatStyled } from '@/lib/format/number';

/** Compact notation with at most one decimal: 500, 1.3K, 20M; "—" if the number is not finite. */
export function formatCompact(value: number, locale: Locale): string {
  return formatStyled(value, locale, { min: 0, max: 1 }, { notation: 'compact' });
}

/** US dollars in at most six characters, which fit the axis of a chart on a phone: $0.5, $500, $20K, $1.5M. */
export function formatCompactDollars(value: number, locale: Locale): string {
  const max = Math.abs(value) < 1000 ? 2 : 1;
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', notation: 'compact' } as const;
  return formatStyled(value, locale, { min: 0, max }, style);
}

/** Compact notation for prose: 1.3 billion, or with `isMoney` 1.5 billion US dollars. */
export function formatInWords(value: number, locale: Locale, maxDecimals: number, isMoney: boolean): string {
  return formatStyled(
    value,
    locale,
    { min: 0, max: maxDecimals },
    {
      notation: 'compact',
      compactDisplay: 'long',
      ...(isMoney && { style: 'currency', currency: 'USD', currencyDisplay: 'name' }),
    },
  );
}
