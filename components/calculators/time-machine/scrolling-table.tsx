import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ScrollFrame } from '@/components/ui/scroll-frame';

export const rowHead = 'border-line border-b py-2.5 pr-4 text-left align-top font-semibold first-letter:uppercase';
export const headCell = 'border-line border-b px-2 py-2.5 text-left align-bottom md:px-3 font-semibold';
export const cell = 'border-line border-b px-2 py-2.5 text-left align-top md:px-3';

/** A table that scrolls horizontally on a narrow screen, also by keyboard. */
export function ScrollingTable({ caption, width, children }: { caption: string; width?: string; children: ReactNode }) {
  return (
    <ScrollFrame label={caption}>
      <table className={clsx('w-full border-collapse text-base', width)}>
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        {children}
      </table>
    </ScrollFrame>
  );
}
