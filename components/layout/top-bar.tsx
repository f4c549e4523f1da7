import { SiteLink } from '@/components/layout/site-link';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { HidingHeader } from './hiding-header';
import { Logo } from './logo';
import { ThemeSwitch } from './theme-switch';

export function TopBar({ locale }: { locale: Locale }) {
  const { topBar, theme, tagline } = getContent(locale).layout;
  return (
    <HidingHeader>
      <nav aria-label={topBar.label} className="page flex h-16 items-center gap-1">
        <SiteLink href={localePath(locale, '/')} className="mr-auto flex min-h-11 items-center gap-2 sm:gap-3">
          <Logo className="size-8 shrink-0" />
          <span className="max-[20em]:sr-only font-display font-semibold text-lg max-[22em]:text-base leading-none tracking-tight sm:text-xl">
            {site.name}
            <span className="block whitespace-nowrap font-body font-normal text-muted text-xs tracking-normal max-[28em]:text-[0.6875rem] max-[21em]:sr-only max-sm:mt-0.5">
              {tagline}
            </span>
            <span className="sr-only">{topBar.home}</span>
          </span>
        </SiteLink>
        {(['guides', 'about'] as const).map((page) => (
          <SiteLink
            key={page}
            href={localePath(locale, `/${page}`)}
            className="flex min-h-11 items-center rounded-md px-1.5 font-medium min-[14em]:whitespace-nowrap min-[22em]:px-2 sm:px-3 text-base hover:bg-sunk"
          >
            {topBar[page]}
          </SiteLink>
        ))}
        <ThemeSwitch words={theme} />
      </nav>
    </HidingHeader>
  );
}
