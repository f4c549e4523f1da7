import { Exhibit } from '@/components/home/exhibit/exhibit';
import { Carousel } from '@/components/ui/carousel/carousel.island';
import { books, criticBook } from '@/content/books';
import { getContent } from '@/lib/content/content';
import { titleLanguage } from '@/lib/content/sources';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { BookSlide } from './book-slide';
import './further-reading-exhibit.css';

export function FurtherReadingExhibit({ locale }: { locale: Locale }) {
  const { home, ui } = getContent(locale);
  const words = home.exhibits['further-reading'];
  const names = books.map(({ title }) => title);
  const [beforeTitle, afterTitle] = words.critic;
  return (
    <Exhibit
      id="further-reading"
      locale={locale}
      className="further-reading-exhibit border-line border-y print:bg-sunk"
      lede="below"
      foot={
        <div className="flex max-w-2xl items-center gap-4 md:gap-6">
          <CriticCover />
          <p className="text-base leading-snug md:text-lg">
            {beforeTitle}
            <a href={criticBook.url} rel="noopener" lang={titleLanguage({}, locale)} className="link font-semibold">
              {criticBook.title}
            </a>
            {fill(afterTitle, { author: criticBook.author })}
          </p>
        </div>
      }
    >
      <Carousel label={words.carousel} words={ui.carousel.controls} wraps names={names} rowClass="book-slide-row">
        {books.map((book, index) => (
          <BookSlide key={book.id} book={book} index={index} names={names} locale={locale} />
        ))}
      </Carousel>
    </Exhibit>
  );
}

/** A block on legs above the roofs of a town. Too small for the title, which is beside it. */
const CriticCover = () => (
  <svg viewBox="0 0 100 150" aria-hidden="true" className="further-reading-exhibit-critic book-cover-red">
    <path d="M50 22 78 37 50 52 22 37zM20 40l28.5 15v32L20 72zM80 40 51.5 55v32L80 72zM28 53l13 10v7L28 63zM72 53 59 63v7l13-7zM29 79l10 5.5-1 29.5 6 6H22l5-6zM71 79l-10 5.5 1 29.5-6 6h22l-5-6zM6 150v-24h12v24zM20 150v-13h11v13zM35 150v-18h12v18zM50 150v-11h13v11zM66 150v-15h11v15zM82 150v-28h12v28z" />
  </svg>
);
