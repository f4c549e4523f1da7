import { LinkList } from '@/components/ui/link-list';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

/** The first thing a chart does not show. */
export function ChartCaveat({ text, locale, isStep }: { text: string; locale: Locale; isStep?: boolean }) {
  return (
    <p className={isStep ? 'caveat mt-2' : 'caveat max-w-3xl'}>
      <strong className="font-semibold">{getContent(locale).charts.parts.noteTitle}</strong> {text}
    </p>
  );
}

/** The further limits of a chart, and where they come from. */
export function ChartLimits({
  paragraphs,
  sources,
  locale,
}: {
  paragraphs: readonly string[];
  sources: { title: string; url: string }[];
  locale: Locale;
}) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        {getContent(locale).charts.parts.noteSources} <LinkList links={sources} />.
      </p>
    </>
  );
}
