import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { DataControls } from './data-controls.island';
import { zeroSentence } from './zero-sentence';

export function DataPanel({ locale }: { locale: Locale }) {
  const { heading, where, safari, resetDoneUnwritten, ...words } = getContent(locale).learn.data;
  const resetDone = zeroSentence({ ...words, resetDoneUnwritten }, locale);
  return (
    <section id="data" aria-labelledby="data-title" className="mt-16 scroll-mt-6 border-line border-t pt-10 md:mt-20">
      <h2 id="data-title" tabIndex={-1} className="text-3xl md:text-4xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-prose">{where}</p>
      <p className="mt-2 max-w-prose">{safari}</p>
      <DataControls locale={locale} words={{ ...words, resetDone }} />
    </section>
  );
}
