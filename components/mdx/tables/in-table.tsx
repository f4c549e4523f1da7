import type { ReactNode } from 'react';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

/** A table whose numbers the drawing above it shows. */
export function InTable({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <ReadableDetails
      className="wide"
      summary={getContent(locale).guides.inTable}
      summaryClass="font-semibold text-base"
    >
      {children}
    </ReadableDetails>
  );
}
