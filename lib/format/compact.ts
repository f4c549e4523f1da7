import type { Locale } from '@/lib/format/locale';
import { formatStyled, NO_VALUE } from '@/lib/format/number';

/** Compact notation with at most one decimal: 500, 1.3K, 20M; "—" if the number is not finite. */
export function formatCompact(value: number, locale: Locale): string {
  return formatStyled(value, locale, { min: 0, max: 1 }, { notation: 'compact' });
}

/** US dollars for the axis of a chart: $0.5, $500, $20K, $1.5M. */
export function formatCompactDollars(value: number, locale: Locale): string {
  const max = Math.abs(value) < 1000 ? 2 : 1;
  return formatStyled(
    value,
    locale,
    { min: 0, max },
    { style: 'currency', currency: 'USD', currencyDisplay: 'symbol', notation: 'compact' },
  );
}

/** After a number in words. In Spanish and Portuguese a noun such as "millones" needs "de", which Intl leaves out. */
const DOLLARS: Record<Locale, (number: string) => string> = {
  en: () => 'US dollars',
  es: (number) => (/ll[oó]n(es)?$/.test(number) ? 'de dólares' : 'dólares'),
  pt: (number) => (/lh(ão|ões)$/.test(number) ? 'de dólares' : 'dólares'),
};

/** Compact notation for prose: 1.3 billion, or with `isMoney` 1.5 billion US dollars. */
export function formatInWords(value: number, locale: Locale, maxDecimals: number, isMoney: boolean): string {
  const number = formatStyled(
    value,
    locale,
    { min: 0, max: maxDecimals },
    { notation: 'compact', compactDisplay: 'long' },
  );
  return isMoney && number !== NO_VALUE ? `${number} ${DOLLARS[locale](number)}` : number;
}
