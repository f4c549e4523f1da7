import { BookCover } from '@/components/books/book-cover';
import { CarouselSlide } from '@/components/ui/carousel/carousel-slide';
import type { books } from '@/content/books';
import { bookUrl } from '@/lib/content/books';
import { getContent } from '@/lib/content/content';
import { titleLanguage } from '@/lib/content/sources';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import './book-slide.css';

interface Props {
  book: (typeof books)[number];
  index: number;
  /** Of all slides. */
  names: readonly string[];
  locale: Locale;
}

/** A book on the shelf of the carousel: the cover is beside the title on a phone, and above it elsewhere. */
export function BookSlide({ book, index, names, locale }: Props) {
  const { home, ui } = getContent(locale);
  const words = home.exhibits['further-reading'];
  return (
    <CarouselSlide position={ui.carousel.position} index={index} names={names} className="book-slide">
      <BookCover book={book} />
      <h3 lang={titleLanguage({}, locale)}>{book.title}</h3>
      <p className="text-muted">{fill(words.by, { author: book.author })}</p>
      <p>{words.books[book.id]}</p>
      <a href={bookUrl(book)} rel="noopener" aria-label={`${words.findBook}: ${book.title}`} className="link">
        {words.findBook}
      </a>
    </CarouselSlide>
  );
}
