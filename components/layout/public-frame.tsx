import type { ReactNode } from 'react';
import type { Locale } from '@/lib/format/locale';
import { TopBar } from './bar/top-bar';
import { Footer } from './footer';
import { BottomNotes } from './notes/bottom-notes';

/** Top bar, main element and footer of the public pages, and the notes: those of all pages and one of this page. */
export function PublicFrame({ locale, note, children }: { locale: Locale; note?: ReactNode; children: ReactNode }) {
  return (
    <>
      <TopBar locale={locale} />
      <main id="main" tabIndex={-1} className="text-room outline-none">
        {children}
      </main>
      <Footer locale={locale} />
      <BottomNotes locale={locale}>{note}</BottomNotes>
    </>
  );
}
