import type { ReactNode } from 'react';
import type { Locale } from '@/lib/format/locale';
import { TopBar } from './bar/top-bar';
import { Footer } from './footer';

/** Top bar, main element and footer of the public pages. */
export function PublicFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <>
      <TopBar locale={locale} />
      <main id="main" tabIndex={-1} className="text-room outline-none">
        {children}
      </main>
      <Footer locale={locale} />
    </>
  );
}
