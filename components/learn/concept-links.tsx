import { SiteLink } from '@/components/layout/site-link';
import type { ConceptId } from '@/content/concepts';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

/** Concepts, each with a link to its place on the map. */
export function ConceptLinks({
  concepts,
  className,
  locale,
}: {
  concepts: readonly ConceptId[];
  className: string;
  locale: Locale;
}) {
  const { conceptNames } = getContent(locale);
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {concepts.map((concept) => (
        <li key={concept}>
          <SiteLink
            href={`${localePath(locale, '/concepts')}#${concept}`}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-4 text-base hover:border-ink"
          >
            {conceptNames[concept]}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
