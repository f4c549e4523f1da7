import type { BookId } from '@/content/books';

export const furtherReading: {
  carousel: string;
  findBook: string;
  by: string;
  /** One book of the other side, below the carousel: before its linked title, and after. */
  critic: readonly [before: string, after: string];
  books: Record<BookId, string>;
} = {
  carousel: 'Books',
  findBook: 'Find this book',
  by: 'by {author}',
  critic: ['And one against: ', ' by {author}, a sharp and often funny account of the frauds and bubbles up to 2017.'],
  books: {
    'bitcoin-standard':
      'A history of money from seashells to Bitcoin, told by an economist of the Austrian school. The book most often named by Bitcoiners, and the most opinionated.',
    'bitcoin-miners-almanac':
      'What mining machines do, how a mining business earns and why power markets matter to it.',
    scale:
      'A physicist asks why animals, cities and companies grow, age and die by similar rules. Not about Bitcoin at all, and all the better for it.',
    'big-print': 'An investor’s case that the dollar system was bent step by step, and what he would repair.',
    'economic-policy':
      'Six short lectures on capitalism, socialism, inflation and trade, given in Buenos Aires. A clear way into the Austrian view.',
    'broken-money':
      'How money works as a technology for keeping a ledger, from villages to central banks. Long and careful. Its last third is a case for Bitcoin.',
    'check-your-financial-privilege':
      'Reports on how people outside the rich world use Bitcoin, from Palestine to Cuba, Nigeria and El Salvador.',
  },
};
