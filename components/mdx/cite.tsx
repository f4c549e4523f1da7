import { getContent } from '@/lib/content/content';
import type { GuideSource } from '@/lib/content/guides';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** The address of a source's nth mention in the text, counted from one. */
export function citeAnchor(id: string, n: number): string {
  return `cite-${id}-${n}`;
}

export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

/** `<Cite>` of one guide: a raised number that leads to the list of sources. It counts the mentions, so that the list can lead back to each. */
export function createCite(sources: GuideSource[], locale: Locale) {
  const mentions = new Map<string, number>();
  const words = getContent(locale).guides;
  return ({ id }: { id: string }) => {
    const index = sources.findIndex((source) => source.id === id);
    const mention = (mentions.get(id) ?? 0) + 1;
    mentions.set(id, mention);
    return (
      <a
        className="cite"
        id={citeAnchor(id, mention)}
        href={`#${sourceAnchor(id)}`}
        aria-label={fill(words.cite, { n: index + 1 })}
      >
        {index + 1}
      </a>
    );
  };
}
