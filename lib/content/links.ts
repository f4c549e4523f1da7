import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';

/** The path of a page in a language: English has no prefix, the others have their code. */
export function localePath(locale: Locale, path: `/${string}`): `/${string}` {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The address of the page with the table and the data file of a chart or a figure. */
export function dataPage(id: string, locale: Locale): string {
  return localePath(locale, `/data/${id}`);
}
