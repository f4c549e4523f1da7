import { SiteLink } from '@/components/layout/site-link';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { Logo } from '../logo';
import { barItemClass } from './bar-item';
import { BarLink } from './bar-link';
import { BarMenu, BarMenuButton } from './bar-menu';
import { HidingHeader } from './hiding-header';
import { LanguageSwitch } from './language-switch';
import { SearchLink } from './search-link';
import { ThemeSwitch } from './theme-switch';

/** With the language: the 404 page has the bar of each. */
const MENU = 'bar-menu';

export function TopBar({ locale }: { locale: Locale }) {
  const { topBar, theme, tagline } = getContent(locale).layout;
  return (
    <HidingHeader>
      {/* Only very large text gets a second row. */}
      <nav
        aria-label={topBar.label}
        className="page flex min-h-16 items-center justify-end gap-x-1 tiny:flex-wrap tiny:gap-x-0"
      >
        {/* It takes the room that the others leave: a word of it breaks before the bar does. */}
        <SiteLink
          href={localePath(locale, '/')}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-balance wrap-anywhere tiny:wrap-normal py-1 tiny:min-w-min"
        >
          <Logo className="size-8 shrink-0" />
          <span className="tiny:sr-only font-display font-semibold text-lg leading-none tracking-tight roomy:text-xl">
            {site.name}
            <span className="mt-0.5 block font-body font-normal text-muted text-xs leading-tight tracking-normal">
              {tagline}
            </span>
            <span className="sr-only">{topBar.home}</span>
          </span>
        </SiteLink>
        <BarMenu id={`${MENU}-${locale}`} locale={locale}>
          {(['dashboard', 'guides', 'about'] as const).map((page) => (
            <BarLink key={page} href={localePath(locale, `/${page}`)} className={barItemClass}>
              {topBar[page]}
            </BarLink>
          ))}
          <LanguageSwitch locale={locale} />
          <ThemeSwitch words={theme} />
        </BarMenu>
        <SearchLink locale={locale} />
        <BarMenuButton menu={`${MENU}-${locale}`} locale={locale} />
      </nav>
    </HidingHeader>
  );
}
