import type { ReactNode } from 'react';
import { HTML_LANG, type Locale } from '@/lib/format/locale';

/**
 * The document of a page for the frames of other sites: the system fonts of font-fallbacks.css, no script. The build removes
 * Next's scripts and writes a copy for each theme, with `data-theme` on `<html>` (scripts/postbuild/finish-embed.mjs).
 */
export function EmbedDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={HTML_LANG[locale]}>
      <body>{children}</body>
    </html>
  );
}
