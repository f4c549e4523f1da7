import '@/app/globals.css';
import { Document } from '@/components/document/document';
import { TopBar } from '@/components/layout/bar/top-bar';
import { siteMetadata, siteViewport } from '@/components/layout/metadata';
import { NotFoundMessage } from '@/components/layout/not-found-message.island';
import { PublicFrame } from '@/components/layout/public-frame';
import { ChapterCoins } from '@/components/learn/chapter/chapter-coins';
import { LearnBar } from '@/components/learn/frame/learn-bar';
import { getContent } from '@/lib/content/content';
import { withoutBasePath } from '@/lib/content/links';
import { allPages, getPage } from '@/lib/pages/pages';

const { notFound } = getContent('en');

/** The message sets the title, which depends on the requested address. */
export const metadata = { ...siteMetadata('en'), title: undefined, robots: { index: false } };
export const viewport = siteViewport;

const pages = allPages().map(({ path, title }) => ({ path: withoutBasePath(path), title }));

/** One page for every unknown address. Addresses of the course get its bar, before the first paint: see boot.js. */
const bar = (
  <>
    <div className="in-data-learn:hidden">
      <TopBar locale="en" />
    </div>
    <div className="not-in-data-learn:hidden">
      <LearnBar locale="en" />
    </div>
  </>
);

export default function GlobalNotFound() {
  return (
    <Document locale="en">
      <PublicFrame locale="en" bar={bar}>
        <div className="page pt-8 pb-4 in-data-learn:pb-12 md:pt-10 md:pb-8">
          <NotFoundMessage words={notFound} pages={pages} search={getPage('/search', 'en').path} />
          <section aria-labelledby="chapters" className="not-in-data-learn:hidden mt-5 border-line border-t pt-6">
            <h2 id="chapters" className="mb-6 text-2xl">
              {notFound.chapters}
            </h2>
            <ChapterCoins locale="en" />
          </section>
        </div>
      </PublicFrame>
    </Document>
  );
}
