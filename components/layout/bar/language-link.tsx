'use client';

import { usePathname } from 'next/navigation';
import { localePath, pathInEnglish } from '@/lib/content/links';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { SiteLink } from '../site-link';

/** Leads to the open page in another language. The address is in the exported HTML: it needs no script. */
export function LanguageLink({
  to,
  isCurrent,
  className,
  children,
}: {
  to: Locale;
  isCurrent?: boolean;
  className: string;
  /** In that language. */
  children: string;
}) {
  return (
    <SiteLink
      href={localePath(to, pathInEnglish(usePathname() ?? '/'))}
      hrefLang={HTML_LANG[to]}
      lang={HTML_LANG[to]}
      translate="no"
      aria-current={isCurrent || undefined}
      className={className}
    >
      {children}
    </SiteLink>
  );
}
