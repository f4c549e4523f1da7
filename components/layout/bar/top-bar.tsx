import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { Logo } from '../logo';
import { barLinkClass, barNameClass, barRowClass, barSignsClass, barWordsClass, siteNameClass } from './bar-item';
import { BarLink } from './bar-link';
import { HidingHeader } from './hiding-header';
import { LanguageSwitch } from './language-switch';
import { SearchLink } from './search-link';
import { ThemeSwitch } from './theme-switch';

export function TopBar({ locale }: { locale: Locale }) {
  const { topBar, theme, tagline } = getContent(locale).layout;
  return (
    <HidingHeader>
      <nav aria-label={topBar.label} className={barRowClass}>
        <SiteLink href={localePath(locale, '/')} className={barNameClass}>
          <Logo className="size-8 shrink-0" />
          <span className={clsx(siteNameClass, 'tiny:sr-only')}>
            {site.name}
            <span className="mt-0.5 block font-body font-normal text-muted text-xs leading-tight tracking-normal">
              {tagline}
            </span>
            <span className="sr-only">{topBar.home}</span>
          </span>
        </SiteLink>
        <div className={barWordsClass}>
          {(['dashboard', 'guides', 'about'] as const).map((page) => (
            <BarLink key={page} href={localePath(locale, `/${page}`)} className={barLinkClass}>
              {topBar[page]}
            </BarLink>
          ))}
        </div>
        <div className={barSignsClass}>
          <SearchLink locale={locale} />
          <LanguageSwitch locale={locale} />
          <ThemeSwitch words={theme} />
        </div>
      </nav>
    </HidingHeader>
  );
}
