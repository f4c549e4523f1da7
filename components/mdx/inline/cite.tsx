import { getContent } from '@/lib/content/content';
import type { Source } from '@/lib/content/sources';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** The fragment id of the first citation of a source. Sources are numbered from 1. */
export function citeAnchor(source: number): string {
  return `cite-${source}`;
}

export function sourceAnchor(source: number): string {
  return `source-${source}`;
}

/** Creates the `<Cite>` of one guide. The first citation of a source has the id to which the list of sources links. */
export function createCite(sources: Source[], locale: Locale) {
  const mentioned = new Set<number>();
  const words = getContent(locale).guides;
  /** The remark plugin in `lib/content/text/citations.mjs` sets `isFollowed`. */
  return ({ id, isFollowed = false }: { id: string; isFollowed?: boolean }) => {
    const number = sources.findIndex((source) => source.id === id) + 1;
    const isFirst = !mentioned.has(number);
    mentioned.add(number);
    return (
      <>
        <a
          className="cite"
          id={isFirst ? citeAnchor(number) : undefined}
          href={`#${sourceAnchor(number)}`}
          aria-label={fill(words.cite, { n: number })}
        >
          {number}
        </a>
        {isFollowed && <span className="cite-comma">,</span>}
      </>
    );
  };
}
