import type { ReactNode } from 'react';

/** A header that stays in view, hides on scrolling down and shows on scrolling up (hiding-header.behaviour.ts). */
export function HidingHeader({ children }: { children: ReactNode }) {
  return (
    <header
      data-behaviour="hiding-header"
      className="text-room sticky top-0 z-40 -mb-px flex min-h-(--bar-rows) items-center border-line border-b bg-paper duration-200 ease-settle data-hidden:-translate-y-full motion-safe:transition-transform print:hidden"
    >
      {children}
    </header>
  );
}
