import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

/** The first focusable element; every page has `<main id="main">`. */
export function SkipLink({ locale }: { locale: Locale }) {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-md bg-raised px-5 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {getContent(locale).layout.skipToContent}
    </a>
  );
}
