import clsx from 'clsx';
import {
  barLinkClass,
  barNameClass,
  barSignsClass,
  barWordsClass,
  siteNameClass,
} from '@/components/layout/bar/bar-item';
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

export function LearnBar({ locale }: { locale: Locale }) {
  const { layout, learn } = getContent(locale);
  const { bar } = learn;
  return (
    <header className="text-room border-line border-b print:hidden">
      <LearnBarRow dashboard={localePath(locale, '/dashboard')}>
        <div className={barNameClass}>
          <SiteLink href={localePath(locale, '/')} aria-label={bar.home} className="flex min-h-11 items-center gap-3">
            <Logo className="size-8 shrink-0" />
            <span className={clsx(siteNameClass, 'tiny:sr-only hidden group-data-elsewhere/bar:block')}>
              {site.name}
            </span>
          </SiteLink>
          <div className="group-data-elsewhere/bar:hidden">
            <p className={siteNameClass}>{bar.title}</p>
            <p className="mt-0.5 text-muted text-xs leading-tight">{bar.subtitle}</p>
          </div>
        </div>
        <div className={barWordsClass}>
          <p className="mx-3 narrow:mx-2 tiny:mx-0 text-base roomy:rounded-full roomy:border roomy:border-line roomy:px-3 roomy:py-1">
            {fill(bar.level, { level: learningPath.level })}
          </p>
          <nav aria-label={bar.label}>
            <SiteLink href={localePath(locale, '/dashboard')} className={barLinkClass}>
              {bar.dashboard}
            </SiteLink>
          </nav>
          <LanguageSelector words={bar.language} locale={locale} written={writtenLocales} />
        </div>
        <div className={barSignsClass}>
          <SearchLink locale={locale} />
          {/* The selector needs script. */}
          <LanguageSwitch locale={locale} className="js:hidden" />
          <ThemeSwitch words={layout.theme} />
        </div>
      </LearnBarRow>
    </header>
  );
}
