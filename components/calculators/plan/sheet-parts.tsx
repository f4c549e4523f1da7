import type { ReactNode } from 'react';
import { PartIcon, type PartId } from './part-icons';

/** A part of the sheet with its drawing and title. */
export function Part({ id, title, children }: { id: PartId; title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 flex items-center gap-3 font-display text-xl print:mb-1 print:gap-2 print:text-[12pt]">
        <PartIcon id={id} />
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

/** Decoration of the sheet: a clip at its top, and the red line of its margin. */
export function PaperClip() {
  return (
    <>
      <span aria-hidden="true" className="absolute inset-y-0 left-12 w-px bg-loss-fill max-md:hidden print:hidden" />
      <svg viewBox="0 0 40 72" aria-hidden="true" className="absolute -top-6 right-8 h-16 w-9 rotate-6 print:hidden">
        <path
          d="M12 24v28c0 12 18 12 18 0V16C30 0 6 0 6 16v36c0 20 28 20 28 0V24"
          className="fill-none stroke-control"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    </>
  );
}

/** Two fields beside each other, also on paper. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 md:grid-cols-2 md:items-end print:grid-cols-2 print:items-end">{children}</div>;
}
