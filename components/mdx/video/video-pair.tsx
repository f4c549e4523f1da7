import type { ReactNode } from 'react';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

/** Two films, each with a paragraph below it: side by side on wide screens. What happens on play is said once, above both. */
export function VideoPair({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <div className="wide video-pair">
      <p className="video-note no-js:hidden">{getContent(locale).guides.video.note}</p>
      {children}
    </div>
  );
}
