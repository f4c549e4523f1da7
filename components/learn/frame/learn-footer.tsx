import { SiteLink } from '@/components/layout/site-link';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

const pages = {
  home: '/',
  guides: '/guides',
  concepts: '/concepts',
  glossary: '/glossary',
  teach: '/teach',
  sources: '/sources',
  about: '/about',
} as const;

export function LearnFooter({ locale }: { locale: Locale }) {
  const { layout } = getContent(locale);
  return (
    <footer className="text-room mt-24 border-line border-t print:hidden">
      <div className="page py-8">
        <nav aria-label={layout.footer.label}>
          <ul className="flex flex-wrap gap-x-8">
            {(Object.keys(pages) as (keyof typeof pages)[]).map((page) => (
              <li key={page}>
                <SiteLink
                  href={localePath(locale, pages[page])}
                  className="inline-flex min-h-11 items-center text-base hover:underline hover:underline-offset-4"
                >
                  {layout.footer[page]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-4 max-w-3xl text-base text-muted">{layout.footer.note}</p>
      </div>
    </footer>
  );
}
