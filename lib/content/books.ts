import { type Book, type BookId, books } from '@/content/books';

/** @throws Error if content/books.ts has no such book */
export function getBook(id: BookId): Book {
  const book = books.find((candidate) => candidate.id === id);
  if (!book) throw new Error(`content/books.ts has no book "${id}"`);
  return book;
}

/** The address of a bookstore's search for the book: unlike the address of one edition, it does not become outdated. */
export function bookUrl({ title, author }: Book): string {
  return `https://www.amazon.com/s?${new URLSearchParams({ k: `${title} ${author}`, i: 'stripbooks' })}`;
}
