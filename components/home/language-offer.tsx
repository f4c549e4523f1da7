import { X } from 'lucide';
import { LanguageLink } from '@/components/layout/bar/language-link';
import { Icon } from '@/components/ui/icon';
import { getContent, writtenLocales } from '@/lib/content/content';
import { HTML_LANG, type Locale } from '@/lib/format/locale';

/**
 * Says to a reader whose browser has another language of the site that the page exists in it. Fixed to the bottom of the viewport, so that
 * it causes no layout shift. While it is shown, padding and scroll padding keep focused elements and the end of the page above it.
 */
export function LanguageOffer({ locale }: { locale: Locale }) {
  return (
    <div
      role="status"
      data-behaviour="language-offer"
      data-own={locale}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[45vh] overflow-y-auto border-control border-t-2 bg-raised shadow-lg [body:has(&>:not([hidden]))]:pb-[45vh] [html:has(&>:not([hidden]))]:scroll-pb-[45vh] not-has-[>:not([hidden])]:hidden print:hidden"
    >
      {writtenLocales
        .filter((to) => to !== locale)
        .map((to) => {
          const { text, link, close } = getContent(to).layout.languageOffer;
          return (
            <div key={to} lang={HTML_LANG[to]} data-language={to} hidden>
              <div className="page flex items-start gap-3 py-3">
                <p className="mr-auto py-2">
                  {text}{' '}
                  <LanguageLink to={to} className="link">
                    {link}
                  </LanguageLink>
                </p>
                <button
                  type="button"
                  aria-label={close}
                  className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk"
                >
                  <Icon node={X} className="size-5" />
                </button>
              </div>
            </div>
          );
        })}
    </div>
  );
}
