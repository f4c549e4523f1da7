import { Fold } from '@/components/ui/fold';
import { LinkList } from '@/components/ui/link-list';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

/** What a chart does not show. The first limit is always visible; a phone folds the others and the sources. */
export function ChartNote({
  paragraphs,
  sources,
  locale,
}: {
  paragraphs: string[];
  sources: { title: string; url: string }[];
  locale: Locale;
}) {
  const { parts } = getContent(locale).charts;
  const [first, ...others] = paragraphs;
  return (
    <div className="caveat">
      <h4 className="font-body font-semibold text-lg tracking-normal max-md:inline max-md:text-base max-md:after:content-[':']">
        {parts.noteTitle}
      </h4>{' '}
      <p className="max-w-3xl max-md:inline md:mt-2">{first}</p>
      <Fold summary={parts.noteMore}>
        {others.map((paragraph) => (
          <p key={paragraph} className="mt-2 max-w-3xl">
            {paragraph}
          </p>
        ))}
        <p className="mt-2 max-w-3xl text-muted">
          {parts.noteSources} <LinkList links={sources} />.
        </p>
      </Fold>
    </div>
  );
}
