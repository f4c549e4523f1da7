import { SiteLink } from '@/components/layout/site-link';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { BarLink } from './bar-link';
import { HidingHeader } from './hiding-header';
import { Logo } from './logo';
import { ThemeSwitch } from './theme-switch';

export function TopBar({ locale }: { locale: Locale }) {
  const { topBar, theme, tagline } = getContent(locale).layout;
  return (
    <HidingHeader>
      {/* With large text a narrow window has several rows. */}
      <nav
        aria-label={topBar.label}
        className="page flex min-h-16 narrow:flex-wrap items-center justify-end gap-x-0.5 max-sm:px-4! max-sm:pr-2! tiny:content-center tiny:*:h-auto tiny:*:min-h-8"
      >
        <SiteLink href={localePath(locale, '/')} className="mr-auto flex min-h-11 items-center gap-1.5 sm:gap-3">
          <Logo className="size-8 shrink-0 min-[21.5em]:max-[24.9em]:hidden min-[25em]:max-sm:size-6" />
          <span className="max-[21.5em]:sr-only font-display font-semibold text-base leading-none tracking-tight max-[24.9em]:text-[0.9375rem] sm:text-xl">
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
            className="flex min-h-11 items-center whitespace-nowrap rounded-md px-1 font-medium text-[0.9375rem] underline-offset-8 hover:bg-sunk aria-[current]:underline aria-[current]:decoration-2 max-[24.9em]:text-sm tiny:px-0.5 tiny:text-xs min-[25em]:px-1.5 sm:px-3 sm:text-base"
          >
            {topBar[page]}
          </BarLink>
        ))}
        <ThemeSwitch words={theme} />
      </nav>
    </HidingHeader>
  );
}
