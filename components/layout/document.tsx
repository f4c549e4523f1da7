import type { ReactNode } from 'react';
import { Insights } from '@/components/layout/insights';
import { SkipLink } from '@/components/layout/skip-link';
import { EarlyPress } from '@/components/ui/early-press';
import type { Locale } from '@/lib/format/locale';
import { fontClasses } from './fonts';
import '@/app/globals.css';

/** The whole document round a page: language, fonts, theme before the first paint, skip link. Each root layout is one of these. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    // The blocking script adds the theme and the class `js` before React looks at the element.
    <html lang={locale} className={fontClasses} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: only an element of the head may stand before the first paint, or the theme would flash */}
      <head>
        <script src="/first-paint.js" />
      </head>
      <body>
        <SkipLink locale={locale} />
        {children}
        <EarlyPress />
        <Insights />
      </body>
    </html>
  );
}
