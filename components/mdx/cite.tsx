import { getContent } from '@/lib/content/content';
import type { Source } from '@/lib/content/sources';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** Where the text first cites a source; counted from one. */
export function citeAnchor(source: number): string {
  return `cite-${source}`;
}

export function sourceAnchor(source: number): string {
  return `source-${source}`;
}

/** `<Cite>` of one guide: a raised number that leads to the list of sources. The list leads back to the first mention of each. */
export function createCite(sources: Source[], locale: Locale) {
  const mentioned = new Set<number>();
  const words = getContent(locale).guides;
  return ({ id }: { id: string }) => {
    const number = sources.findIndex((source) => source.id === id) + 1;
    const isFirst = !mentioned.has(number);
    mentioned.add(number);
    return (
      <a
        className="cite"
        id={isFirst ? citeAnchor(number) : undefined}
        href={`#${sourceAnchor(number)}`}
        aria-label={fill(words.cite, { n: number })}
      >
        {number}
      </a>
    );
  };
}
