import clsx from 'clsx';
import { ChevronDown, Languages } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { getContent, writtenLocales } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { barLinkClass, barSignClass } from './bar-item';
import { LanguageLink } from './language-link';

/**
 * The languages of the site, as links to the same page: a list that opens below a sign or, with `hasName`, below the name of the language.
 * Not a `select`, which some browsers change by one press of an arrow key: the page would be left without a choice. Nothing while there
 * is one language.
 */
export function LanguageSwitch({ locale, hasName = false }: { locale: Locale; hasName?: boolean }) {
  if (writtenLocales.length < 2) return null;
  const { label, names } = getContent(locale).learn.bar.language;
  return (
    <details data-behaviour="language-switch" className="relative">
      <summary
        className={clsx(
          hasName ? [barLinkClass, 'gap-1'] : barSignClass,
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        {hasName ? (
          <>
            <span className="sr-only">{`${label}: `}</span>
            {names[locale]}
            <Icon node={ChevronDown} className="size-4 shrink-0" />
          </>
        ) : (
          <>
            <Icon node={Languages} className="size-5" />
            <span className="sr-only">{`${label}: ${names[locale]}`}</span>
          </>
        )}
      </summary>
      <ul className={clsx('plate absolute top-full z-10 p-2 shadow-lg', hasName ? 'left-0' : 'right-0')}>
        {writtenLocales.map((to) => (
          <li key={to}>
            <LanguageLink to={to} isCurrent={to === locale} className={barLinkClass}>
              {names[to]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
