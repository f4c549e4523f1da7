import clsx from 'clsx';
import type { Book } from '@/content/books';
import './book-cover.css';
import { coverDrawings } from './cover-drawings';

/** A cover drawn from the book's data. Hidden from assistive technology, because the text beside it has the same data. */
export function BookCover({ book, className }: { book: Book; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('book-cover', `book-cover-${book.cover}`, className)}>
      <svg viewBox="0 0 100 150" aria-hidden="true">
        <path d={coverDrawings[book.id]} />
      </svg>
      <p>{book.title}</p>
      <p>{book.author}</p>
    </div>
  );
}
