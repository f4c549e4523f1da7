import Link from 'next/link';
import { citeAnchor, sourceAnchor } from '@/components/mdx/cite';
import { getContent } from '@/lib/content/content';
import { type Guide, PAGE_ANCHORS } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { attributeValues } from '@/lib/content/mdx-text';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDate } from '@/lib/format/number';

/** The sources in the order of the text, each with its date and the ways back to where it is cited. */
export function GuideSources({ guide, locale }: { guide: Guide; locale: Locale }) {
  const words = getContent(locale).guides.page;
  const cited = attributeValues(guide.body, 'Cite', 'id');
  return (
    <section aria-labelledby={PAGE_ANCHORS.sources} className="mt-20 border-line border-t pt-10">
      <h2 id={PAGE_ANCHORS.sources} className="text-3xl">
        {words.sources}
      </h2>
      <p className="mt-4 text-base text-muted">
        {fill(words.sourcesNote, { date: formatDate(guide.lastChecked, locale) })}{' '}
        <Link href={`${localePath(locale, '/sources')}#corrections`} prefetch={false} className="link">
          {words.corrections}
        </Link>
        .
      </p>
      <ol className="sources">
        {guide.sources.map((source) => {
          const mentions = cited.filter((id) => id === source.id).length;
          return (
            <li key={source.id} id={sourceAnchor(source.id)}>
              <a href={source.url} rel="noopener">
                {source.title}
              </a>
              . {source.publisher}, {source.date ? formatDate(source.date, locale) : words.undated}.
              {source.status === 'memory' && <em> {words.memory}</em>}
              <span className="sources-back">
                {Array.from({ length: mentions }, (_, index) => (
                  <a
                    // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other name than their number
                    key={index}
                    href={`#${citeAnchor(source.id, index + 1)}`}
                    aria-label={fill(words.backToText, { n: index + 1 })}
                  >
                    ↑{mentions > 1 && index + 1}
                  </a>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
