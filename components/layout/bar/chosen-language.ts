import { readStored, store } from '@/components/ui/browser/browser-storage';
import { HTML_LANG, LOCALES, type Locale } from '@/lib/format/locale';
import { leaveAction } from '@/lib/learner/unsaved-in-tab';

/** In the storage of the browser: the language that the reader has chosen, or in which the reader wants to stay. */
export const LANGUAGE_KEY = 'language';

export const hasChosenLanguage = () => readStored(LANGUAGE_KEY) !== null;

/** After that no page offers another language. */
export function storeChosenLanguage(language: Locale): void {
  store(LANGUAGE_KEY, language);
}

/**
 * Prepares a link to the page in another language: it keeps the place in the page, and stores the choice. The learner's record, which
 * this page may not have loaded, gets it on the next page that reads it.
 *
 * @param list the element around the links
 */
export function keepChoice(list: HTMLElement): void {
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);
  // The address may change until the press, also without an event.
  const addPlace = (event: Event) => {
    const link = linkOf(event);
    if (link) link.hash = window.location.hash;
  };
  for (const type of ['pointerdown', 'click']) list.addEventListener(type, addPlace);
  list.addEventListener('click', (event) => {
    const language = LOCALES.find((locale) => HTML_LANG[locale] === linkOf(event)?.hreflang);
    if (!language) return;
    storeChosenLanguage(language);
    leaveAction({ type: 'set-language', language });
  });
}
