import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { Button } from '@/components/ui/button';
import { worksOffline } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { measured } from '@/lib/offline/measured.mjs';
import { allPageIds, getPage } from '@/lib/pages/pages';

/**
 * What the browser keeps, and how to remove it. Without a network the worker answers with this page where an address is not kept, and marks
 * it with `data-not-kept`.
 */
export function OfflinePage({ locale }: { locale: Locale }) {
  const { offline } = getContent(locale);
  return (
    <div data-kept-words={offline.pages.kept} className="page max-w-4xl pt-8 pb-16 md:pt-12 md:pb-24">
      <NotKept words={offline.notKept} />
      <h1 className="page-title">{offline.title}</h1>
      {worksOffline ? <Kept locale={locale} /> : <p className="mt-6 text-xl">{offline.switchedOff}</p>}
    </div>
  );
}

type Words = ReturnType<typeof getContent>['offline'];

function NotKept({ words }: { words: Words['notKept'] }) {
  return (
    <section
      aria-labelledby="not-kept"
      className="plate not-in-data-not-kept:hidden mb-10 space-y-3 border-loss-fill border-l-4 p-5"
    >
      {/* No heading: those of the page begin with its title. */}
      <p id="not-kept" className="font-display text-2xl">
        {words.title}
      </p>
      <p>{words.text}</p>
      <p>
        <Button data-again>{words.again}</Button>
      </p>
    </section>
  );
}

function Kept({ locale }: { locale: Locale }) {
  const { offline } = getContent(locale);
  const pages = allPageIds().map((id) => getPage(id, locale));
  return (
    <>
      <p className="mt-6 max-w-2xl text-muted text-xl leading-snug">{offline.lede}</p>
      <Part id="how" title={offline.how.title}>
        {offline.how.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{fill(offline.how.amount, measured)}</p>
      </Part>
      <Part id="remove" title={offline.remove.title}>
        <p>{offline.remove.text}</p>
        <p className="no-js:hidden">
          <Button data-keep="no" hidden>
            {offline.remove.remove}
          </Button>
          <Button data-keep="yes" hidden>
            {offline.remove.keep}
          </Button>
        </p>
      </Part>
      <Part id="pages" title={offline.pages.title}>
        {/* No live region: the number changes every second while the site is fetched. */}
        <p data-kept-count="" className="empty:hidden" />
        <ul className="columns-xs gap-x-8">
          {pages.map(({ path, title }) => (
            <li key={path} className="break-inside-avoid">
              <SiteLink href={path} className="link inline-flex min-h-11 items-center leading-snug">
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10 space-y-4">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      <div className="space-y-4 [&>p]:max-w-2xl">{children}</div>
    </section>
  );
}
