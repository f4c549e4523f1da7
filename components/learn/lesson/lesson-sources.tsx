import { Fold } from '@/components/ui/folds/fold';
import type { LessonContent } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { citedSources } from '@/lib/content/lessons/lessons';
import { titleLanguage } from '@/lib/content/sources';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { sourceAnchor } from './parts/cited';

export function LessonSources({ content, locale }: { content: LessonContent; locale: Locale }) {
  const { learn, sourceNotes: notes } = getContent(locale);
  const words = learn.lesson;
  const cited = citedSources(content);
  return (
    <section aria-labelledby="sources" className="mt-20 border-line border-t pt-10">
      <h2 id="sources" className="text-2xl md:text-3xl">
        {words.sources}
      </h2>
      <Fold onPhonesOnly summary={countOf(words.sourcesFolded, cited.length, locale)} summaryClass="mt-2 text-base">
        <ol className="mt-3 list-decimal gap-x-16 pl-7 text-base md:mt-6 marker:text-muted marker:tabular-nums lg:columns-2">
          {cited.map((source) => (
            <li
              key={source.id}
              id={sourceAnchor(source.id)}
              className="mb-3 scroll-mt-6 break-inside-avoid pl-1.5 target:bg-raised"
            >
              <a href={source.url} rel="noopener" lang={titleLanguage(source, locale)} className="link">
                {source.title}
              </a>
              {notes[source.id] && ` (${notes[source.id]})`}. {source.publisher}
              {source.date && `, ${formatDate(source.date, locale)}`}.
              {source.status === 'memory' && <em className="text-muted"> {words.sourceMemory}</em>}
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  );
}
