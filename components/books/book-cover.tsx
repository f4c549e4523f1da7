import clsx from 'clsx';
import type { Book, CoverStyle } from '@/content/books';
import './book-cover.css';

/** Each text color has WCAG AA contrast on its board. Covers have the same colors in both themes. */
const covers: Record<CoverStyle, { board: string; text: string; band: string }> = {
  amber: { board: 'bg-[#f2a73b]', text: 'text-[#23180a]', band: '[--band:#23180a]' },
  rust: { board: 'bg-[#7d3a1c]', text: 'text-[#fbeede]', band: '[--band:#f2a73b]' },
  ink: { board: 'bg-[#20262e]', text: 'text-[#eef1ea]', band: '[--band:#76c9b3]' },
  red: { board: 'bg-[#a62a1f]', text: 'text-[#fff3ea]', band: '[--band:#20140f]' },
  sand: { board: 'bg-[#e3d3ae]', text: 'text-[#33260f]', band: '[--band:#a62a1f]' },
  verdigris: { board: 'bg-[#1c6252]', text: 'text-[#eaf6ef]', band: '[--band:#f2c879]' },
  night: { board: 'bg-[#2b2340]', text: 'text-[#f6eee0]', band: '[--band:#f7931a]' },
};

/** A cover drawn from the book's data. Hidden from assistive technology, because the text beside it has the same data. */
export function BookCover({ book, className }: { book: Book; className?: string }) {
  const { board, text, band } = covers[book.cover];
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'book-cover @container relative aspect-2/3 overflow-hidden rounded-r-md rounded-l-sm shadow-md',
        // The spine; and a frame in the dark theme, where a dark board has too little contrast with its card.
        'before:absolute before:inset-y-0 before:left-0 before:w-[4.5%] before:bg-[#000] before:opacity-15',
        'dark:after:absolute dark:after:inset-0 dark:after:rounded-[inherit] dark:after:border-2 dark:after:border-ink/30',
        board,
        text,
        band,
        className,
      )}
    >
      <p className="absolute inset-x-[11%] top-[7.3%] font-display font-semibold text-[clamp(1rem,12cqw,1.75rem)] leading-[1.08]">
        {book.title}
      </p>
      <p className="absolute bottom-[7.3%] left-[11%] max-w-[55%] font-medium text-[clamp(0.75rem,6.5cqw,1rem)] leading-snug">
        {book.author}
      </p>
    </div>
  );
}
