import { createElement } from 'react';
import { BookCover } from '@/components/books/book-cover';
import { ShareLink } from '@/components/layout/share-link';
import { buttonClass } from '@/components/ui/button';
import { bookUrl, getBook } from '@/lib/content/books';
import { getContent } from '@/lib/content/content';
import { type Guide, PAGE_ANCHORS } from '@/lib/content/guides/guide-text';
import { localePath } from '@/lib/content/links';
import { sharedAddress } from '@/lib/content/shared-address';
import { titleLanguage } from '@/lib/content/sources';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** The list is static, so its items have no keys: React would include them in the page's data. */
function List({ items, className }: { items: string[]; className: string }) {
  return createElement('ul', { className }, ...items.map((item) => createElement('li', null, item)));
}

export function Objectives({ guide, locale }: { guide: Guide; locale: Locale }) {
  const words = getContent(locale).guides.page;
  const half = Math.ceil(guide.objectives.length / 2);
  return (
    <section aria-labelledby="learn" className="plate px-6 pt-5 pb-3 md:p-8">
      <h2 id="learn" className="text-2xl">
        {words.learn}
      </h2>
      {createElement(
        'ul',
        { className: 'mt-3 list-disc gap-x-10 *:mb-3 *:ml-5 md:mt-5 md:grid md:grid-flow-row-dense md:grid-cols-2' },
        ...guide.objectives.map((text, index) =>
          createElement('li', { className: index < half ? 'md:col-start-1' : 'md:col-start-2' }, text),
        ),
      )}
    </section>
  );
}

export function Takeaways({ guide, locale }: { guide: Guide; locale: Locale }) {
  return (
    <section aria-labelledby={PAGE_ANCHORS.takeaways} className="plate mt-20 border-t-3 border-t-gain-fill p-6 md:p-8">
      <h2 id={PAGE_ANCHORS.takeaways} className="text-3xl md:text-4xl">
        {getContent(locale).guides.page.takeaways}
      </h2>
      <List className="ticks mt-6 gap-x-10 text-lg leading-normal *:mb-4 lg:columns-2" items={guide.takeaways} />
    </section>
  );
}

export function BookCard({ guide, locale }: { guide: Guide; locale: Locale }) {
  const words = getContent(locale).guides.page;
  if (!guide.book) return null;
  const book = getBook(guide.book);
  return (
    <section aria-labelledby={PAGE_ANCHORS.book} className="mt-16">
      <h2 id={PAGE_ANCHORS.book} className="text-3xl">
        {words.book}
      </h2>
      <div className="plate mt-6 grid grid-cols-1 gap-8 p-6 sm:grid-cols-[10rem_1fr] md:p-8">
        <BookCover book={book} className="w-40 max-w-full self-start print:hidden" />
        <div>
          <h3 lang={titleLanguage({}, locale)} className="text-2xl">
            {book.title}
          </h3>
          <p className="mt-1 text-base text-muted">{fill(words.by, { author: book.author })}</p>
          <p className="mt-4">{guide.bookReason}</p>
          <List className="mt-4 list-disc space-y-2 pl-5 text-base" items={guide.bookHighlights ?? []} />
          <a href={bookUrl(book)} rel="noopener" className={buttonClass('secondary', 'mt-6')}>
            {words.amazon}
          </a>
          <p className="mt-3 text-muted text-sm">{words.amazonNote}</p>
        </div>
      </div>
    </section>
  );
}

export function ShareBox({ guide, locale }: { guide: Guide; locale: Locale }) {
  const { guides, ui } = getContent(locale);
  const words = guides.page;
  return (
    <section
      aria-labelledby="helpful"
      className="plate mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 p-6 md:p-8 print:hidden"
    >
      <div>
        <h2 id="helpful" className="text-2xl">
          {words.helpful}
        </h2>
        <p className="mt-2 text-muted">{words.helpfulText}</p>
      </div>
      <ShareLink
        text={fill(words.tweet, { title: guide.title.toLowerCase() })}
        address={sharedAddress(localePath(locale, `/guides/${guide.id}`))}
        words={{ shareOnX: words.shareOnX, newTab: ui.newTab }}
      />
    </section>
  );
}
