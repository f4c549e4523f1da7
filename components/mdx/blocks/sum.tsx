import './sum.css';
import { typographic } from '@/lib/content/text/typography.mjs';
import type { Locale } from '@/lib/format/locale';

/** A rule of arithmetic between two lines, and below it the same with numbers. */
export function Sum({ example, locale, children }: { example: string; locale: Locale; children: string }) {
  return (
    <div className="sum">
      <p>{children}</p>
      <p>{typographic(example, locale)}</p>
    </div>
  );
}
