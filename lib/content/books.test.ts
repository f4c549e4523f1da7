import { type BookId, books } from '@/content/books';
import { bookUrl, getBook } from './books';

it('getBook returns the book with the id', () => {
  expect(books.map(({ id }) => getBook(id))).toEqual([...books]);
});

it('getBook names the file for an unknown book', () => {
  expect(() => getBook('no-such-book' as BookId)).toThrow('content/books.ts has no book "no-such-book"');
});

it('bookUrl searches a bookstore for title and author', () => {
  const url = new URL(bookUrl(getBook('broken-money')));
  expect(url.origin + url.pathname).toBe('https://www.amazon.com/s');
  expect(Object.fromEntries(url.searchParams)).toEqual({ k: 'Broken Money Lyn Alden', i: 'stripbooks' });
});
