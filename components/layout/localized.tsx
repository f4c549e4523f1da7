import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { writtenLocales } from '@/lib/content/content';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/format/locale';
import { getPage, type PageId } from '@/lib/pages/pages';
import { pageMetadata } from './metadata';

/** The parameters of a page in a language that has its code in the address. */
type Params = { locale: Locale };

/** For `generateStaticParams` of the layout: the languages whose code is in the address. */
export const localeParams = () =>
  writtenLocales.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({ locale }));

/** @throws Error if no language has this code */
export function localeOf({ locale }: { locale: string }): Locale {
  if (!isLocale(locale)) throw new Error(`No language has the code ${locale}`);
  return locale;
}

/** What the file of a page in these languages exports. */
export function localized<Own extends object = object>(
  idOf: PageId | ((params: Own) => PageId),
  render: (params: Params & Own) => ReactNode,
) {
  type Props = { params: Promise<{ locale: string } & Own> };
  const read = async ({ params }: Props): Promise<Params & Own> => ({
    ...(await params),
    locale: localeOf(await params),
  });
  return {
    async generateMetadata(props: Props): Promise<Metadata> {
      const params = await read(props);
      return pageMetadata(getPage(typeof idOf === 'function' ? idOf(params) : idOf, params.locale));
    },
    page: async (props: Props) => render(await read(props)),
  };
}
