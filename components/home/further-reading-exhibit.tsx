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
        <p className="max-w-2xl text-base leading-snug md:text-lg">
          {beforeTitle}
          <a href={criticBook.url} rel="noopener" className="link font-semibold">
            {criticBook.title}
          </a>
          {fill(afterTitle, { author: criticBook.author })}
        </p>
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
