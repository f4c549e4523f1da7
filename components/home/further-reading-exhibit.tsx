import { BookCover } from '@/components/books/book-cover';
import { CarouselSlide } from '@/components/ui/carousel-slide';
import { books, criticBook } from '@/content/books';
import { bookUrl } from '@/lib/content/books';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Carousel } from './carousel.island';
import { Exhibit } from './exhibit';

export function FurtherReadingExhibit({ locale }: { locale: Locale }) {
  const { home, ui } = getContent(locale);
  const words = home.exhibits['further-reading'];
  const names = books.map(({ title }) => title);
  const [beforeTitle, afterTitle] = words.critic;
  return (
    <Exhibit
      id="further-reading"
      locale={locale}
      foot={
        <div className="flex max-w-2xl items-center gap-4 md:gap-6">
          <CriticCover />
          <p className="text-base leading-snug md:text-lg">
            {beforeTitle}
            <a href={criticBook.url} rel="noopener" className="link font-semibold">
              {criticBook.title}
            </a>
            {fill(afterTitle, { author: criticBook.author })}
          </p>
        </div>
      }
    >
      <Carousel label={words.carousel} words={ui.carousel.controls} wraps names={names}>
        {books.map((book, index) => (
          <CarouselSlide key={book.id} position={ui.carousel.position} index={index} names={names} className="book">
            <BookCover book={book} />
            <h3>{book.title}</h3>
            <p className="text-muted">{fill(words.by, { author: book.author })}</p>
            <p>{words.books[book.id]}</p>
            <a href={bookUrl(book)} rel="noopener" aria-label={`${words.findBook}: ${book.title}`} className="link">
              {words.findBook}
            </a>
          </CarouselSlide>
        ))}
      </Carousel>
    </Exhibit>
  );
}

/** A block on legs above the roofs of a town. Too small for the title, which is beside it. */
const CriticCover = () => (
  <svg viewBox="0 0 100 150" aria-hidden="true" className="critic-cover cover-red">
    <path d="M50 22 78 37 50 52 22 37zM20 40l28.5 15v32L20 72zM80 40 51.5 55v32L80 72zM28 53l13 10v7L28 63zM72 53 59 63v7l13-7zM29 79l10 5.5-1 29.5 6 6H22l5-6zM71 79l-10 5.5 1 29.5-6 6h22l-5-6zM6 150v-24h12v24zM20 150v-13h11v13zM35 150v-18h12v18zM50 150v-11h13v11zM66 150v-15h11v15zM82 150v-28h12v28z" />
  </svg>
);
