import { hasChosenLanguage, keepChoice, storeChosenLanguage } from '@/components/layout/bar/chosen-language';
import { isLocale } from '@/lib/format/locale';

/** Shows the offer in the first language of the browser that the site has. Not if that is the language of the page, or one was chosen. */
export function offerLanguage(root: HTMLElement): void {
  if (hasChosenLanguage()) return;
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale);
  const offer = root.querySelector<HTMLElement>(`[data-language="${wanted}"]`);
  if (!offer) return;
  offer.hidden = false;
  keepChoice(offer);
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    const { own } = root.dataset;
    if (isLocale(own)) storeChosenLanguage(own);
  });
}
