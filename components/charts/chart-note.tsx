import { LinkList } from '@/components/ui/link-list';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

/** What a chart does not show, with sources. Always visible: the limits belong to the statement. */
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
  return (
    <div className="caveat">
      <h4 className="font-body font-semibold text-lg tracking-normal">{parts.noteTitle}</h4>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-3xl">
          {paragraph}
        </p>
      ))}
      <p className="mt-2 max-w-3xl text-muted">
        {parts.noteSources} <LinkList links={sources} />.
      </p>
    </div>
  );
}
