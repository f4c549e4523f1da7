import type { ReactNode } from 'react';

/** Details of a guide that are folded on phones only. Its style is in deeper.css. `opened`: the summary while it is open. */
export function PhoneFold({ summary, opened, children }: { summary: string; opened?: string; children: ReactNode }) {
  return (
    <details className="group/fold phone-fold wide always-readable">
      <summary className="chevron">
        {opened ? (
          <>
            <span className="group-open/fold:hidden">{summary}</span>
            <span className="not-group-open/fold:hidden">{opened}</span>
          </>
        ) : (
          summary
        )}
      </summary>
      {children}
    </details>
  );
}
