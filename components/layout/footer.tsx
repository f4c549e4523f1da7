import { ShareBlock } from '@/components/layout/share-block';
import { SiteLink } from '@/components/layout/site-link';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { sharedAddress } from '@/lib/content/shared-address';
import type { Locale } from '@/lib/format/locale';
import { Logo } from './logo';

const linkClass = 'inline-flex min-h-11 min-w-11 items-center hover:underline hover:underline-offset-4';

export function Footer({ locale }: { locale: Locale }) {
  const { layout, share, ui } = getContent(locale);
  const { footer } = layout;
  const pages = {
    home: '/',
    guides: '/guides',
    glossary: '/glossary',
    data: '/data',
    explore: '/explore',
    about: '/about',
    dashboard: '/dashboard',
    concepts: '/concepts',
    teach: '/teach',
    sources: '/sources',
  } as const;
  return (
    <footer className="text-room border-line border-t bg-sunk print:hidden">
      {/* On a wide screen the second column begins where the sentence of an exhibit does. */}
      <div className="page grid gap-x-12 gap-y-6 py-7 md:grid-cols-[1fr_auto] md:py-12 lg:grid-cols-[calc((100%-3rem)*6/11)_1fr] xl:grid-cols-[calc((100%-3rem)*6/11)_1fr_auto]">
        <ShareBlock words={{ ...share, newTab: ui.newTab }} address={sharedAddress(localePath(locale, '/'))} />
        <nav aria-label={footer.label} className="md:row-span-2 xl:row-span-1">
          <h2 className="eyebrow mb-1 font-body text-muted md:mb-3">{footer.pages}</h2>
          <ul className="grid gap-x-8 text-base md:gap-x-10 xs:grid-flow-col xs:grid-cols-[auto_1fr] xs:grid-rows-5">
            {(Object.keys(pages) as (keyof typeof pages)[]).map((page) => (
              <li key={page}>
                <SiteLink href={localePath(locale, pages[page])} className={linkClass}>
                  {footer[page]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-x-4 text-base xl:block">
          <h2 className="eyebrow font-body text-muted xl:mb-3">{footer.contact}</h2>
          <ul className="flex flex-wrap gap-x-4 xl:block">
            <li>
              <a href={`mailto:${site.email}`} className={linkClass}>
                {footer.email}
              </a>
            </li>
            <li>
              <a href={site.xUrl} rel="noopener" className={`${linkClass} max-xl:justify-center`}>
                {footer.x}
              </a>
            </li>
            <li>
              <a href={site.codeUrl} rel="noopener" className={linkClass}>
                {footer.code}
              </a>
            </li>
          </ul>
        </div>
        <div className="col-span-full flex items-start gap-4 border-line border-t pt-6 md:pt-8">
          <Logo className="size-8 shrink-0" />
          <p className="max-w-2xl text-balance text-muted text-sm leading-snug md:max-w-none md:text-base">
            {footer.note}
          </p>
        </div>
      </div>
    </footer>
  );
}
