import { X } from 'lucide';
import { LanguageLink } from '@/components/layout/bar/language-link';
import { Icon } from '@/components/ui/icon';
import { getContent, writtenLocales } from '@/lib/content/content';
import { HTML_LANG, type Locale } from '@/lib/format/locale';

/** Says to a reader whose browser has another language of the site that the page exists in it. A note at the bottom (`BottomNotes`). */
export function LanguageOffer({ locale }: { locale: Locale }) {
  return (
    <div role="status" data-behaviour="language-offer" data-own={locale}>
      {writtenLocales
        .filter((to) => to !== locale)
        .map((to) => {
          const { text, link, close } = getContent(to).layout.languageOffer;
          return (
            <div
              key={to}
              lang={HTML_LANG[to]}
              data-language={to}
              hidden
              className="border-control border-t-2 bg-raised shadow-lg"
            >
              <div className="page flex items-start gap-3 py-3">
                <p className="mr-auto min-w-0 py-2 tiny:wrap-anywhere">
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
