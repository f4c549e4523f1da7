import clsx from 'clsx';
import type { Book, CoverStyle } from '@/content/books';

/** Each text color has WCAG AA contrast on its board. Covers have the same colors in both themes. */
const covers: Record<CoverStyle, { board: string; text: string; band: string }> = {
  amber: { board: 'fill-[#f2a73b]', text: 'text-[#23180a]', band: 'fill-[#23180a]' },
  rust: { board: 'fill-[#7d3a1c]', text: 'text-[#fbeede]', band: 'fill-[#f2a73b]' },
  ink: { board: 'fill-[#20262e]', text: 'text-[#eef1ea]', band: 'fill-[#76c9b3]' },
  red: { board: 'fill-[#a62a1f]', text: 'text-[#fff3ea]', band: 'fill-[#20140f]' },
  sand: { board: 'fill-[#e3d3ae]', text: 'text-[#33260f]', band: 'fill-[#a62a1f]' },
  verdigris: { board: 'fill-[#1c6252]', text: 'text-[#eaf6ef]', band: 'fill-[#f2c879]' },
  night: { board: 'fill-[#2b2340]', text: 'text-[#f6eee0]', band: 'fill-[#f7931a]' },
};

/** A cover drawn from the book's data. Hidden from assistive technology, because the text beside it has the same data. */
export function BookCover({ book, className }: { book: Book; className?: string }) {
  const { board, text, band } = covers[book.cover];
  return (
    <div
      aria-hidden="true"
      className={clsx('relative aspect-2/3 overflow-hidden rounded-r-md rounded-l-sm shadow-md', className)}
    >
      <svg viewBox="0 0 200 300" className="absolute inset-0 size-full" focusable="false" aria-hidden="true">
        <path d="M0 0h200v300H0z" className={board} />
        <path d="M20 206h160v3H20z" className={band} />
        <circle cx="158" cy="256" r="22" className={clsx(band, 'opacity-90')} />
        <path d="M0 0h9v300H0z" className="fill-[#000] opacity-15" />
        {/* In the dark theme an outline separates a dark board from the card. */}
        <path d="M1 1h198v298H1z" className="fill-none dark:stroke-ink/30" strokeWidth="2" />
      </svg>
      <div className={clsx('absolute inset-0 flex flex-col p-[11%]', text)}>
        <p className="font-display font-semibold text-[clamp(1rem,12cqw,1.75rem)] leading-[1.08]">{book.title}</p>
        <p className="mt-auto max-w-[70%] font-medium text-[clamp(0.75rem,6.5cqw,1rem)] leading-snug">{book.author}</p>
      </div>
    </div>
  );
}
