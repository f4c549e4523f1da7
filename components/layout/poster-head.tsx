import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The colored head of a page: text, and a drawing (beside it from 64rem, below it on narrow screens) whose lower edge is the border of the head. */
export function PosterHead({ sky, drawing, children }: { sky: string; drawing: ReactNode; children: ReactNode }) {
  return (
    <header className={clsx(sky, 'border-ink border-b-3 print:border-0')}>
      <div className="page grid grid-cols-1 gap-x-12 pt-8 md:pt-10 lg:grid-cols-[minmax(min-content,1fr)_minmax(0,31rem)]">
        <div className="pb-8 lg:pb-12">{children}</div>
        <div className="w-full self-end max-lg:mx-auto max-lg:max-w-xl print:hidden">{drawing}</div>
      </div>
    </header>
  );
}
