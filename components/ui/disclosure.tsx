import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A panel that opens on demand. The browser's own element: works without script, is found by the page search. */
export function Disclosure({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <details id={id} className="group border-line border-y [&+details]:border-t-0">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-bitcoin [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  );
}
