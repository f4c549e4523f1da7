import type { Book } from '@/content/books';
import './book-cover.css';

/** A cover drawn from the book's data. Hidden from assistive technology, because the text beside it has the same data. */
export function BookCover({ book }: { book: Book }) {
  return (
    <div aria-hidden="true" className={`book-cover cover-${book.cover}`}>
      <p>{book.title}</p>
      <p>{book.author}</p>
    </div>
  );
}
