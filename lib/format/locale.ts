export const LOCALES = ['en', 'es', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The tag Intl gets for each language of the site. Portuguese is Brazilian: it has the most readers. */
export const INTL_TAGS: Record<Locale, string> = { en: 'en-US', es: 'es', pt: 'pt-BR' };
