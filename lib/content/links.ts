import type { DataId } from '@/content/data';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';

/** The path of a page in a language: English has no prefix, the others have their code. */
export function localePath(locale: Locale, path: `/${string}`): `/${string}` {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

export function dataPath(id: DataId, locale: Locale): string {
  return localePath(locale, `/data/${id}`);
}

/** Data files have one address, because they do not depend on the language. */
export function dataFilePath(id: DataId, file: string): string {
  return `/data/${id}/${file}`;
}
