import { en } from './en';
import { es } from './es';
import { pt } from './pt';

/**
 * The languages of the site. A language needs everything that English has: its sentences (`words`), and in its folder a file
 * for each available guide and each written lesson. Otherwise the build fails with the list of what is missing.
 */
export const languages = {
  en: { words: en, folder: 'content/en' },
  es: { words: es, folder: 'content/es' },
  pt: { words: pt, folder: 'content/pt' },
} as const;
