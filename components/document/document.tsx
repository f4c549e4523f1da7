import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { fontClasses } from '@/components/layout/fonts';
import { Insights } from '@/components/layout/insights';
import { SkipLink } from '@/components/layout/skip-link';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { BehavioursInDevelopment } from './behaviours-in-development';

/** Without comments and indentation: it is part of every page. */
const boot = readFileSync(path.join(process.cwd(), 'components/islands/boot.js'), 'utf8')
  .replace(/^\s*\/[/*].*\n/gm, '')
  .replace(/^\s+/gm, '');

/** The whole document around a page: language, fonts, boot script, skip link. Each root layout renders one. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    // The boot script changes attributes of <html> before React hydrates it, in the development server.
    <html lang={HTML_LANG[locale]} className={fontClasses} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: a script of the head runs before the first paint; without it the theme flashes */}
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file; the policy allows it by its hash */}
        <script id="boot" dangerouslySetInnerHTML={{ __html: boot }} suppressHydrationWarning />
      </head>
      <body>
        <SkipLink locale={locale} />
        {children}
        {process.env.NODE_ENV === 'development' && <BehavioursInDevelopment />}
        <Insights />
      </body>
    </html>
  );
}
