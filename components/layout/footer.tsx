import { ShareBlock } from '@/components/layout/share-block';
import { SiteLink } from '@/components/layout/site-link';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
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
    <footer className="border-line border-t bg-sunk print:hidden">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-[1fr_auto] md:gap-x-12 md:gap-y-10 md:py-12 lg:grid-cols-[1fr_auto_auto] lg:gap-x-20">
        <ShareBlock words={{ ...share, newTab: ui.newTab }} url={site.url} />
        <nav aria-label={footer.label} className="col-span-2 md:col-span-1">
          <h2 className="eyebrow mb-3 font-body text-muted">{footer.pages}</h2>
          <ul className="columns-2 gap-x-10">
            {(Object.keys(pages) as (keyof typeof pages)[]).map((page) => (
              // The longest name has a row of its own on phones, where it would need two lines.
              <li key={page} className={page === 'sources' ? 'max-sm:[column-span:all]' : undefined}>
                <SiteLink href={localePath(locale, pages[page])} className={linkClass}>
                  {footer[page]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="col-span-2 md:col-span-1">
          <h2 className="eyebrow mb-3 font-body text-muted">{footer.contact}</h2>
          <ul className="max-md:flex max-md:flex-wrap max-md:gap-x-10">
            <li>
              <a href={`mailto:${site.email}`} className={linkClass}>
                {footer.email}
              </a>
            </li>
            <li>
              <a href={site.xUrl} rel="noopener" className={linkClass}>
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
        <div className="flex items-start gap-4 col-span-2 border-line border-t pt-8 lg:col-span-3">
          <Logo className="size-8 shrink-0" />
          <p className="max-w-2xl text-base text-muted">{footer.note}</p>
        </div>
      </div>
    </footer>
  );
}
