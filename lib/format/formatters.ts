import { INTL_TAGS, type Locale } from '@/lib/format/locale';

/** Keeps each formatter of a class of `Intl`: to create one takes a hundred times as long as to format with it. */
export function keepFormatters<Options, Formatter>(
  Class: new (tag: string, options: Options) => Formatter,
): (locale: Locale, options: Options) => Formatter {
  const kept = new Map<string, Formatter>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const formatter = kept.get(key) ?? new Class(INTL_TAGS[locale], options);
    kept.set(key, formatter);
    return formatter;
  };
}
