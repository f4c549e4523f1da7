import type { DataId } from '@/content/data';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/format/locale';

/** `site.basePath`, which next.config.ts and the bundler of the islands hand on: content/site.ts is not for the browser. */
const basePath = process.env.BASE_PATH ?? '';

/** The path of a file or page on its host, whose address may have a folder before it. */
export function sitePath(path: `/${string}`): `/${string}` {
  return `${basePath}${path}` as `/${string}`;
}

/** The path within the site of a path on its host. */
export function withoutBasePath(pathname: string): `/${string}` {
  return (pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname) as `/${string}`;
}

/** The path of a page in a language: English has no prefix, the others have their code. */
export function localePath(locale: Locale, path: `/${string}`): `/${string}` {
  if (locale === DEFAULT_LOCALE) return sitePath(path);
  // The address of a start page has no slash at its end, also before a fragment.
  return sitePath(`/${locale}${path.replace(/^\/(?=#|$)/, '')}`);
}

/** The path of a page in English, which identifies it in every language. The page of unknown addresses is none: it gives home. */
export function pathInEnglish(pathname: string): `/${string}` {
  const path = withoutBasePath(pathname);
  if (path.startsWith('/_')) return '/';
  const [, first = ''] = path.split('/');
  const isPrefix = first !== DEFAULT_LOCALE && LOCALES.some((locale) => locale === first);
  return isPrefix ? `/${path.slice(first.length + 2)}` : path;
}

export function dataPath(id: DataId, locale: Locale): string {
  return localePath(locale, `/data/${id}`);
}

/** Data files have one address, because they do not depend on the language. */
export function dataFilePath(id: DataId, file: string): `/${string}` {
  return sitePath(`/data/${id}/${file}`);
}
