import { SiteLink } from '@/components/layout/site-link';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { BarLink } from './bar-link';
import { HidingHeader } from './hiding-header';
import { Logo } from './logo';
import { SearchLink } from './search-link';
import { ThemeSwitch } from './theme-switch';

export function TopBar({ locale }: { locale: Locale }) {
  const { topBar, theme, tagline } = getContent(locale).layout;
  return (
    <HidingHeader>
      {/* With large text a narrow window has several rows. */}
      <nav
        aria-label={topBar.label}
        className="page flex min-h-16 narrow:flex-wrap items-center justify-end max-sm:pr-0! max-sm:pl-2.5! sm:gap-x-0.5 tiny:content-center tiny:*:h-auto tiny:*:min-h-8"
      >
        <SiteLink
          href={localePath(locale, '/')}
          className="mr-auto flex min-h-11 min-w-0 items-center gap-1.5 sm:gap-3"
        >
          <Logo className="hidden size-6 shrink-0 narrow:block narrow:size-8 @min-[24.8em]/text:block sm:block sm:size-8" />
          <span className="narrow:sr-only font-display font-semibold text-sm leading-none tracking-tight max-sm:@min-[24.8em]/text:text-base sm:text-xl">
            {site.name}
            <span className="mt-0.5 block whitespace-nowrap font-body font-normal text-[0.6875rem] text-muted tracking-normal sm:mt-0 sm:text-xs">
              {tagline}
            </span>
            <span className="sr-only">{topBar.home}</span>
          </span>
        </SiteLink>
        {(['dashboard', 'guides', 'about'] as const).map((page) => (
          <BarLink
            key={page}
            href={localePath(locale, `/${page}`)}
            className="flex min-h-11 items-center whitespace-nowrap rounded-md px-1 font-medium text-sm underline-offset-8 hover:bg-sunk aria-[current]:underline aria-[current]:decoration-2 tiny:px-0.5 tiny:text-xs max-sm:@min-[24.8em]/text:px-1.5 max-sm:@min-[24.8em]/text:text-[0.9375rem] sm:px-3 sm:text-base"
          >
            {topBar[page]}
          </BarLink>
        ))}
        <SearchLink locale={locale} />
        <ThemeSwitch words={theme} />
      </nav>
    </HidingHeader>
  );
}
