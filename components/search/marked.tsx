import type { Locale } from '@/lib/format/locale';
import { markedParts } from '@/lib/search/words';

/** A text with marks on the words that were found. Each part is an element: see docs/islands.md on translated pages. */
export function Marked({ text, words, locale }: { text: string; words: ReadonlySet<string>; locale: Locale }) {
  let at = 0;
  return markedParts(text, words, locale).map(({ text: part, isMarked }) => {
    const key = at;
    at += part.length;
    return isMarked ? (
      <mark
        key={key}
        className="rounded-xs bg-line text-ink underline decoration-2 decoration-bitcoin underline-offset-2"
      >
        {part}
      </mark>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}
