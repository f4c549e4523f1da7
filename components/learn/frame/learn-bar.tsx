import { barItemClass } from '@/components/layout/bar/bar-item';
import { BarMenu, BarMenuButton } from '@/components/layout/bar/bar-menu';
import { LanguageSwitch } from '@/components/layout/bar/language-switch';
import { SearchLink } from '@/components/layout/bar/search-link';
import { ThemeSwitch } from '@/components/layout/bar/theme-switch';
import { Logo } from '@/components/layout/logo';
import { SiteLink } from '@/components/layout/site-link';
import { learningPath } from '@/content/chapters';
import { site } from '@/content/site';
import { getContent, writtenLocales } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { LanguageSelector } from './language-selector.island';
import { LearnBarRow } from './learn-bar-row';

/** Not that of the top bar, and with the language: the page of unknown addresses has both bars of each language. */
const MENU = 'learn-menu';

export function LearnBar({ locale }: { locale: Locale }) {
  const { layout, learn } = getContent(locale);
  const { bar } = learn;
  return (
    <header className="text-room border-line border-b print:hidden">
      <LearnBarRow dashboard={localePath(locale, '/dashboard')}>
        {/* It takes the room that the others leave: a word of it breaks before the bar does. */}
        <div className="flex min-w-0 flex-1 items-center wrap-anywhere tiny:wrap-normal py-1 tiny:min-w-min">
          <SiteLink href={localePath(locale, '/')} aria-label={bar.home} className="flex min-h-11 items-center gap-3">
            <Logo className="size-8 shrink-0" />
            <span className="tiny:sr-only hidden text-balance font-display font-semibold text-lg leading-none tracking-tight roomy:text-xl group-data-elsewhere/bar:block">
              {site.name}
            </span>
          </SiteLink>
          <div className="ml-3 tiny:ml-1.5 group-data-elsewhere/bar:hidden">
            <p className="font-display font-semibold text-lg narrow:text-base roomy:text-xl leading-none tracking-tight">
              {bar.title}
            </p>
            <p className="mt-0.5 text-balance text-muted text-xs leading-tight">{bar.subtitle}</p>
          </div>
        </div>
        <BarMenu id={`${MENU}-${locale}`} locale={locale}>
          <p className="flex min-h-12 items-center roomy:mr-1 roomy:min-h-0 roomy:whitespace-nowrap roomy:rounded-full roomy:border roomy:border-line roomy:px-3 roomy:py-1 text-lg roomy:text-base">
            {fill(bar.level, { level: learningPath.level })}
          </p>
          <nav aria-label={bar.label}>
            <SiteLink href={localePath(locale, '/dashboard')} className={barItemClass}>
              {bar.dashboard}
            </SiteLink>
          </nav>
          <LanguageSelector words={bar.language} locale={locale} written={writtenLocales} />
          {/* The selector needs script. */}
          <LanguageSwitch locale={locale} className="js:hidden" />
          <ThemeSwitch words={layout.theme} />
        </BarMenu>
        <SearchLink locale={locale} />
        <BarMenuButton menu={`${MENU}-${locale}`} locale={locale} />
      </LearnBarRow>
    </header>
  );
}
