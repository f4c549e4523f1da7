import { LinkList } from '@/components/ui/link-list';
import { NoBreak } from '@/components/ui/no-break';
import { getContent } from '@/lib/content/content';
import type { DocumentLink } from '@/lib/content/sources';
import type { Locale } from '@/lib/format/locale';

/** The first thing a chart does not show. */
export function ChartCaveat({ text, locale }: { text: string; locale: Locale }) {
  return (
    <p className="caveat max-w-3xl">
      <strong className="font-semibold">{getContent(locale).charts.parts.noteTitle}</strong> {text}
    </p>
  );
}

/** All limits of a chart, on its own page. */
export function OpenLimits({ limits, locale }: { limits: readonly string[]; locale: Locale }) {
  const [first, ...others] = limits;
  return (
    <div className="caveat max-w-3xl space-y-3">
      <p>
        <strong className="font-semibold">{getContent(locale).charts.parts.noteTitle}</strong>{' '}
        <NoBreak text={first ?? ''} />
      </p>
      {others.map((limit) => (
        <p key={limit}>
          <NoBreak text={limit} />
        </p>
      ))}
    </div>
  );
}

/** A list of links with a title, inside a `<dl>`. */
export function SourceLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { title: string; url: string | null; lang?: string | undefined }[];
}) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      {links.map(({ title, url, lang }) => (
        <dd key={title} className="leading-snug">
          {url ? (
            <a href={url} rel="noopener" lang={lang} className="link inline-block py-1.5">
              {title}
            </a>
          ) : (
            <span lang={lang} className="inline-block py-1.5">
              {title}
            </span>
          )}
        </dd>
      ))}
    </div>
  );
}

/** The further limits of a chart, and where they come from. */
export function ChartLimits({
  paragraphs,
  sources,
  locale,
}: {
  paragraphs: readonly string[];
  sources: readonly DocumentLink[];
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
