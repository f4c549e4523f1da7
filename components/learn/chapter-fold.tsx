import type { ReactNode } from 'react';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import { ChapterCoin } from './chapter-coin';

/** A chapter of a list, with its coin. On phones only the first is open; wider screens, paper and pages without script show all. */
export function ChapterFold({ order, title, children }: { order: number; title: string; children: ReactNode }) {
  return (
    <ReadableDetails
      open={order === 1}
      isWide
      className="md:details-content:[content-visibility:visible]"
      // An invisible summary cannot be focused; the heading inside it is made visible again.
      summaryClass="justify-between border-line border-b py-2 md:supports-[selector(::details-content)]:invisible md:supports-[selector(::details-content)]:after:hidden md:border-0 md:py-0"
      summary={
        <h3 className="flex items-center gap-3 border-ink text-xl md:visible md:grow md:border-b-2 md:pb-2">
          <ChapterCoin order={order} className="size-12 shrink-0 tiny:hidden md:size-14" />
          <span>
            <span className="sr-only">{order}. </span>
            {title}
          </span>
        </h3>
      }
    >
      {children}
    </ReadableDetails>
  );
}
