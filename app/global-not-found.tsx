import '@/app/globals.css';
import './not-found.css';
import type { ReactNode } from 'react';
import { Document } from '@/components/document/document';
import { TopBar } from '@/components/layout/bar/top-bar';
import { Footer } from '@/components/layout/footer';
import { siteMetadata, siteViewport } from '@/components/layout/metadata';
import { NotFoundMessage } from '@/components/layout/not-found-message.island';
import { BottomNotes } from '@/components/layout/notes/bottom-notes';
import { ChapterCoins } from '@/components/learn/chapter/chapter-coins';
import { LearnBar } from '@/components/learn/frame/learn-bar';
import { getContent, writtenLocales } from '@/lib/content/content';
import { withoutBasePath } from '@/lib/content/links';
import { DEFAULT_LOCALE, HTML_LANG, type Locale } from '@/lib/format/locale';
import { allPages } from '@/lib/pages/pages';

/** The message sets the title, which depends on the requested address. */
export const metadata = { ...siteMetadata(DEFAULT_LOCALE), title: undefined, robots: { index: false } };
export const viewport = siteViewport;

const pages = allPages().map(({ locale, path, title }) => ({ locale, path: withoutBasePath(path), title }));
const languages = Object.fromEntries(
  writtenLocales.map((locale) => [
    locale,
    {
      words: getContent(locale).notFound,
      pages: pages.filter((page) => page.locale === locale).map(({ path, title }) => ({ path, title })),
    },
  ]),
);

const inEachLanguage = (render: (locale: Locale) => ReactNode) =>
  writtenLocales.map((locale) => (
    <div key={locale} lang={HTML_LANG[locale]} className={`not-found-${locale}`}>
      {render(locale)}
    </div>
  ));

/**
 * One page for every unknown address. Its language, and the bar of the course for addresses of the course, are there before the first
 * paint: see boot.js.
 */
export default function GlobalNotFound() {
  return (
    <Document locale={DEFAULT_LOCALE}>
      {inEachLanguage((locale) => (
        <>
          <div className="in-data-learn:hidden">
            <TopBar locale={locale} />
          </div>
          <div className="not-in-data-learn:hidden">
            <LearnBar locale={locale} />
          </div>
        </>
      ))}
      <main id="main" tabIndex={-1} className="text-room outline-none">
        <div className="page pt-8 pb-4 in-data-learn:pb-12 md:pt-10 md:pb-8">
          <NotFoundMessage languages={languages} />
          {inEachLanguage((locale) => (
            <section
              aria-labelledby={`chapters-${locale}`}
              className="not-in-data-learn:hidden mt-5 border-line border-t pt-6"
            >
              <h2 id={`chapters-${locale}`} className="mb-6 text-2xl">
                {getContent(locale).notFound.chapters}
              </h2>
              <ChapterCoins locale={locale} />
            </section>
          ))}
        </div>
      </main>
      {inEachLanguage((locale) => (
        <Footer locale={locale} />
      ))}
      <BottomNotes locale={DEFAULT_LOCALE} />
    </Document>
  );
}
