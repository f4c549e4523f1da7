import type { ReactNode } from 'react';

/** A native `details` element: works without script and is searched by find-in-page. */
export function Disclosure({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <details id={id} className="border-line border-y [&+details]:border-t-0">
      <summary className="chevron flex min-h-11 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-bitcoin [&::-webkit-details-marker]:hidden">
        {title}
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  );
}
