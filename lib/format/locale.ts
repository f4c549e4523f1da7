export const LOCALES = ['en', 'es', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export const isLocale = (text: string | undefined): text is Locale => LOCALES.some((locale) => locale === text);

/** The value of `lang`. Portuguese is Brazilian, the variant with the most speakers. */
export const HTML_LANG: Record<Locale, string> = { en: 'en', es: 'es', pt: 'pt-BR' };

/** The BCP 47 tag of each language for Intl. Mexican Spanish has the decimal point, which the Academies recommend since 2010. */
export const INTL_TAGS: Record<Locale, string> = { en: 'en-US', es: 'es-MX', pt: 'pt-BR' };

/** For Open Graph, which has no tag for the Spanish of Latin America. */
export const OPEN_GRAPH_LOCALE: Record<Locale, string> = { en: 'en_US', es: 'es_LA', pt: 'pt_BR' };
