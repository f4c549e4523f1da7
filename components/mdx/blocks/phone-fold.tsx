import type { ReactNode } from 'react';

/** Details of a guide that are folded on phones only. Its style is in deeper.css. */
export function PhoneFold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="phone-fold wide always-readable">
      <summary className="chevron">{summary}</summary>
      {children}
    </details>
  );
}
