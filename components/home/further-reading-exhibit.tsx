import { ExternalLink } from 'lucide';
import { BookCover } from '@/components/books/book-cover';
import { Carousel } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { books, criticBook } from '@/content/books';
import { bookUrl } from '@/lib/content/books';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';

export function FurtherReadingExhibit({ locale }: { locale: Locale }) {
  const { home, ui } = getContent(locale);
  const words = home.exhibits['further-reading'];
  const [beforeTitle, afterTitle] = words.critic;
  return (
    <Exhibit
      id="further-reading"
      locale={locale}
      foot={
        <p className="max-w-2xl text-base leading-snug md:text-lg">
          {beforeTitle}
          <a href={criticBook.url} rel="noopener" className="link font-semibold">
            {criticBook.title}
          </a>
          {fill(afterTitle, { author: criticBook.author })}
        </p>
      }
    >
      <Carousel
        label={words.carousel}
        words={ui.carousel}
        wraps
        slideClass="w-[86%] sm:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)]"
        slides={books.map((book) => ({
          id: book.id,
          name: book.title,
          content: (
            <article className="plate flex h-full flex-col p-5 max-sm:grid max-sm:grid-cols-[6.25rem_1fr] max-sm:grid-rows-[auto_1fr_auto] max-sm:gap-x-4 sm:p-6">
              <BookCover book={book} className="mx-auto w-full max-sm:row-span-2 sm:w-40" />
              <h3 className="text-xl sm:mt-6 sm:text-2xl">{book.title}</h3>
              <p className="text-base text-muted">{fill(words.by, { author: book.author })}</p>
              <p className="mt-3 mb-3 text-base max-sm:col-span-2 sm:mb-4">{words.books[book.id]}</p>
              <a
                href={bookUrl(book)}
                rel="noopener"
                className="link mt-auto inline-flex max-sm:col-span-2 min-h-11 items-center gap-2 self-start font-semibold text-base"
              >
                {words.findBook}
                <span className="sr-only">: {book.title}</span>
                <Icon node={ExternalLink} className="size-4" />
              </a>
            </article>
          ),
        }))}
      />
    </Exhibit>
  );
}
