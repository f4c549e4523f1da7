/**
 * The seven books of the site, in the order of the carousel. Covers are drawn from these data (title, author, two
 * colours), so that no picture is asked of a third party. Links lead to a search at a bookstore, without any partner code.
 */
export const books = [
  { id: 'bitcoin-standard', title: 'The Bitcoin Standard', author: 'Saifedean Ammous', cover: 'amber' },
  { id: 'bitcoin-miners-almanac', title: 'Bitcoin Miner’s Almanac', author: 'Robert Warren', cover: 'rust' },
  { id: 'scale', title: 'Scale', author: 'Geoffrey West', cover: 'ink' },
  { id: 'big-print', title: 'The Big Print', author: 'Lawrence Lepard', cover: 'red' },
  { id: 'economic-policy', title: 'Economic Policy', author: 'Ludwig von Mises', cover: 'sand' },
  { id: 'broken-money', title: 'Broken Money', author: 'Lyn Alden', cover: 'verdigris' },
  {
    id: 'check-your-financial-privilege',
    title: 'Check Your Financial Privilege',
    author: 'Alex Gladstein',
    cover: 'night',
  },
] as const;

export type Book = (typeof books)[number];
export type BookId = Book['id'];
export type CoverStyle = Book['cover'];

export function getBook(id: BookId): Book {
  const book = books.find((candidate) => candidate.id === id);
  if (!book) throw new Error(`There is no book "${id}" in content/books.ts`);
  return book;
}

/** A bookstore's search for the book: it finds whatever edition is sold today, where a product page would go stale. */
export function bookUrl({ title, author }: Book): string {
  return `https://www.amazon.com/s?${new URLSearchParams({ k: `${title} ${author}`, i: 'stripbooks' })}`;
}
