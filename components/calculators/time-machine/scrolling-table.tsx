import type { ReactNode } from 'react';

export const rowHead = 'border-line border-b py-2.5 pr-4 text-left align-top font-semibold first-letter:uppercase';
export const headCell = 'border-line border-b px-3 py-2.5 text-left align-bottom font-semibold';
export const cell = 'border-line border-b px-3 py-2.5 text-left align-top';

/** A table that scrolls within itself on a narrow screen, and can be scrolled by keyboard. */
export function ScrollingTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-112 border-collapse text-base">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
