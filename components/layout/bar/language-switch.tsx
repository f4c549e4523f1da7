import clsx from 'clsx';
import { Languages } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { getContent, writtenLocales } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { barLinkClass, barSignClass } from './bar-item';
import { LanguageLink } from './language-link';

/** The languages of the site, as links to the same page. Nothing while there is one. */
export function LanguageSwitch({ locale, className }: { locale: Locale; className?: string }) {
  if (writtenLocales.length < 2) return null;
  const { label, names } = getContent(locale).learn.bar.language;
  return (
    <details data-behaviour="language-switch" className={clsx('relative', className)}>
      <summary className={clsx(barSignClass, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}>
        <Icon node={Languages} className="size-5" />
        <span className="sr-only">{`${label}: ${names[locale]}`}</span>
      </summary>
      <ul className="plate absolute top-full right-0 z-10 p-2 shadow-lg">
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
