import { SiteLink } from '@/components/layout/site-link';
import { citeAnchor, sourceAnchor } from '@/components/mdx/inline/cite';
import { Fold } from '@/components/ui/folds/fold';
import { getContent } from '@/lib/content/content';
import { type Guide, PAGE_ANCHORS } from '@/lib/content/guides/guide-text';
import { localePath } from '@/lib/content/links';
import { titleLanguage } from '@/lib/content/sources';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** Each source links back to its first citation. */
export function GuideSources({ guide, locale }: { guide: Guide; locale: Locale }) {
  const { guides, sourceNotes: notes } = getContent(locale);
  const words = guides.page;
  const undated = fill(words.undated, { month: formatDate(guide.lastChecked.slice(0, 7), locale) });
  return (
    <section aria-labelledby={PAGE_ANCHORS.sources} className="mt-20 border-line border-t pt-10">
      <h2 id={PAGE_ANCHORS.sources} className="text-3xl">
        {words.sources}
      </h2>
      <p className="mt-4 text-base text-muted">
        {fill(words.sourcesNote, { date: formatDate(guide.lastChecked, locale) })}{' '}
        <SiteLink href={`${localePath(locale, '/sources')}#corrections`} className="link">
          {words.corrections}
        </SiteLink>
        .
      </p>
      <Fold
        summaryClass="mt-2 font-semibold text-base"
        summary={fill(words.sourcesFolded, { n: guide.sources.length })}
      >
        <ol className="sources">
          {guide.sources.map((source, place) => {
            const note = notes[source.id] ? ` (${notes[source.id]})` : '';
            // One string instead of five: React writes a comment node between adjacent text nodes.
            const details = `${note}. ${source.publisher}, ${source.date ? formatDate(source.date, locale) : undated}. `;
            return (
              <li key={source.id} id={sourceAnchor(place + 1)}>
                <a href={source.url} rel="noopener" lang={titleLanguage(source, locale)}>
                  {source.title}
                </a>
                {details}
                {source.status === 'memory' && <em>{words.memory}</em>}
                <a
                  href={`#${citeAnchor(place + 1)}`}
                  aria-label={fill(words.backToText, { n: place + 1 })}
                  className="back"
                >
                  ↑
                </a>
              </li>
            );
          })}
        </ol>
      </Fold>
    </section>
  );
}
