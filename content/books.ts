/** The colors are in components/books/book-cover.css, the emblems in components/books/cover-drawings.ts. */
export const COVER_STYLES = ['amber', 'rust', 'ink', 'red', 'sand', 'verdigris', 'night'] as const;
type CoverStyle = (typeof COVER_STYLES)[number];

interface BookRow {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly cover: CoverStyle;
}

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
] as const satisfies readonly BookRow[];

/** A book against Bitcoin, with the author's page: the seven have none. */
export const criticBook = {
  title: 'Attack of the 50 Foot Blockchain',
  author: 'David Gerard',
  url: 'https://davidgerard.co.uk/blockchain/',
} as const;

export type Book = (typeof books)[number];
export type BookId = Book['id'];
