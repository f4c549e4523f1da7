export const LOCALES = ['en', 'es', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The BCP 47 tag of each language for Intl. Portuguese is Brazilian, the variant with the most speakers. */
export const INTL_TAGS: Record<Locale, string> = { en: 'en-US', es: 'es', pt: 'pt-BR' };
