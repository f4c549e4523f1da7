import type { ReactNode } from 'react';
import { BottomNotes } from '@/components/layout/notes/bottom-notes';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { LearnBar } from './learn-bar';
import { LearnFooter } from './learn-footer';
import { StorageNote } from './storage-note.island';

export function LearnFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <>
      <LearnBar locale={locale} />
      <main id="main" tabIndex={-1} className="text-room outline-none">
        {children}
      </main>
      <LearnFooter locale={locale} />
      <BottomNotes locale={locale}>
        <StorageNote words={getContent(locale).learn.storage} />
      </BottomNotes>
    </>
  );
}
