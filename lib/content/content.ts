import { en } from '@/content/en';
import type { Locale } from '@/lib/format/locale';

/** English is the type of every language. */
export type Content = typeof en;

const languages: Partial<Record<Locale, Content>> = { en };

/** The languages whose pages are there. */
export const writtenLocales = Object.keys(languages) as Locale[];

/** Every sentence of a language. Only server components call this; what a client leaf says is handed to it as a prop. */
export function getContent(locale: Locale): Content {
  return languages[locale] ?? en;
}
