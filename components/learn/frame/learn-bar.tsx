import clsx from 'clsx';
import { LayoutDashboard } from 'lucide';
import { Logo } from '@/components/layout/logo';
import { SearchLink } from '@/components/layout/search-link';
import { SiteLink } from '@/components/layout/site-link';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { Icon } from '@/components/ui/icon';
import { learningPath } from '@/content/chapters';
import { site } from '@/content/site';
import { getContent, writtenLocales } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { LanguageSelector } from './language-selector.island';
import { LearnBarRow } from './learn-bar-row';

/** `name`: that of the site, instead of the dashboard's title, on the page that readers reach by a wrong address. */
export function LearnBar({ locale, name }: { locale: Locale; name?: string }) {
  const { layout, learn } = getContent(locale);
  const { bar } = learn;
  return (
    <header className="text-room border-line border-b print:hidden">
      <LearnBarRow dashboard={localePath(locale, '/dashboard')}>
        {name ? (
          <SiteLink
            href={localePath(locale, '/')}
            className="mr-auto flex min-h-11 items-center gap-3 rounded-md font-display font-semibold text-base leading-none tracking-tight max-sm:w-min sm:text-xl"
          >
            <Logo className="size-8 shrink-0 max-sm:hidden" />
            {name}
          </SiteLink>
        ) : (
          <>
            <SiteLink
              href={localePath(locale, '/')}
              aria-label={bar.home}
              className="-ml-1.5 flex min-h-11 shrink-0 items-center gap-3 rounded-md px-1.5 hover:bg-sunk sm:group-data-elsewhere/bar:mr-auto"
            >
              <Logo className="size-8" />
              <span className="hidden font-display font-semibold text-xl leading-none tracking-tight sm:group-data-elsewhere/bar:block">
                {site.name}
              </span>
            </SiteLink>
            <div className="mr-auto py-1 max-sm:basis-20 max-sm:grow max-sm:py-0 group-data-elsewhere/bar:hidden">
              <p className="font-display font-semibold text-xl leading-tight tracking-tight max-sm:text-base">
                {bar.title}
              </p>
              <p className="text-muted text-sm leading-tight max-sm:text-[0.6875rem] max-sm:leading-3">
                {bar.subtitle}
              </p>
            </div>
          </>
        )}
        <p className="whitespace-nowrap rounded-full border border-line px-3 py-1 text-base max-sm:hidden">
          {fill(bar.level, { level: learningPath.level })}
        </p>
        <div
          className={clsx(
            'flex flex-wrap items-center justify-end max-sm:[&_select]:w-22 max-sm:group-data-elsewhere/bar:grow sm:gap-2 sm:max-md:basis-full',
            // The name is wider than the logo.
            name && 'max-sm:justify-end max-sm:gap-0 max-sm:[&_nav]:mr-0',
          )}
        >
          <nav
            aria-label={bar.label}
            className="max-sm:hidden sm:max-md:-ml-2 max-md:mr-auto max-sm:group-data-elsewhere/bar:block"
          >
            <SiteLink
              href={localePath(locale, '/dashboard')}
              className="flex min-h-11 items-center gap-2 rounded-md px-2 font-medium text-base hover:bg-sunk sm:px-3"
            >
              <Icon node={LayoutDashboard} className="hidden size-5 narrow:block sm:block" />
              <span className="narrow:sr-only">{bar.dashboard}</span>
            </SiteLink>
          </nav>
          <LanguageSelector words={bar.language} written={writtenLocales} close={bar.close} />
          <SearchLink locale={locale} />
          <ThemeSwitch words={layout.theme} />
        </div>
      </LearnBarRow>
    </header>
  );
}
