import './deeper.css';
import type { ReactNode } from 'react';
import { getContent } from '@/lib/content/content';
import { typographic } from '@/lib/content/text/typography.mjs';
import type { Locale } from '@/lib/format/locale';

/** Details for readers who want to know more: folded on screens of every width, open on paper and without script. */
export function Deeper({ title, locale, children }: { title: string; locale: Locale; children: ReactNode }) {
  return (
    <details className="deeper wide always-readable">
      <summary className="chevron">
        <span>
          <span className="eyebrow block text-muted max-md:hidden">{getContent(locale).guides.deeper}</span>
          <span className="deeper-title">{typographic(title, locale)}</span>
        </span>
      </summary>
      {children}
    </details>
  );
}
