import type { ReactNode } from 'react';
import { ChapterCoin } from './chapter-coin';

/** A chapter of a list, with its coin. On phones only the first is open; wider screens, paper and pages without script show all. */
export function ChapterFold({ order, title, children }: { order: number; title: string; children: ReactNode }) {
  return (
    // An invisible summary cannot be focused; the heading inside it is made visible again.
    <details open={order === 1} className="always-readable md:details-content:[content-visibility:visible]">
      <summary className="chevron flex list-none items-center justify-between gap-3 border-line border-b py-2 hover:text-bitcoin md:border-0 md:py-0 md:supports-[selector(::details-content)]:invisible md:supports-[selector(::details-content)]:after:hidden [&::-webkit-details-marker]:hidden">
        <h3 className="flex items-center gap-3 border-ink text-xl md:visible md:grow md:border-b-2 md:pb-2">
          <ChapterCoin order={order} className="size-12 shrink-0 tiny:hidden md:size-14" />
          <span>
            <span className="sr-only">{order}. </span>
            {title}
          </span>
        </h3>
      </summary>
      {children}
    </details>
  );
}
