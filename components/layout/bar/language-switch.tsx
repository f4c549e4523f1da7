import clsx from 'clsx';
import { Languages } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { getContent, writtenLocales } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { barItemClass, barToggleClass, barWordsClass } from './bar-item';
import { LanguageLink } from './language-link';

/** The languages of the site, as links to the same page. Nothing while there is one. */
export function LanguageSwitch({ locale, className }: { locale: Locale; className?: string }) {
  if (writtenLocales.length < 2) return null;
  const { label, names } = getContent(locale).learn.bar.language;
  return (
    <details data-behaviour="language-switch" className={clsx('relative', className)}>
      <summary className={clsx(barToggleClass, 'list-none [&::-webkit-details-marker]:hidden')}>
        <Icon node={Languages} className="size-5 shrink-0" />
        <span className={barWordsClass}>{`${label}: ${names[locale]}`}</span>
      </summary>
      <ul className="roomy:absolute roomy:top-full roomy:right-0 roomy:z-10 roomy:plate roomy:p-2 roomy:shadow-lg">
        {writtenLocales.map((to) => (
          <li key={to}>
            <LanguageLink
              to={to}
              isCurrent={to === locale}
              className={clsx(barItemClass, 'max-w-full pl-8 roomy:pl-3')}
            >
              {names[to]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
