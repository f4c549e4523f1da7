import type { ReactNode } from 'react';
import { worksOffline } from '@/content/site';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { OfflineNotices } from './offline-notices';

/**
 * What is said at the bottom of the window, one note above the other. As the last element of the page, which is sticky, they cover nothing at
 * its end, and move nothing when they appear. Scrolling keeps the focus above them (`--notes-height`).
 */
export function BottomNotes({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return (
    <div
      data-behaviour="bottom-notes"
      className="text-room pointer-events-none sticky bottom-0 z-40 max-h-[45vh] overflow-y-auto *:pointer-events-auto print:hidden"
    >
      <p
        id="script-missing"
        role="alert"
        hidden
        className="plate mx-auto mb-4 w-[calc(100%-2rem)] max-w-lg p-5 text-base shadow-lg"
      >
        {getContent(locale).ui.scriptMissing}
      </p>
      {worksOffline && <OfflineNotices locale={locale} />}
      {children}
    </div>
  );
}
