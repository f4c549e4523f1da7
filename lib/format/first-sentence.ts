import type { Locale } from './locale';

/** Splits a text after its first sentence. The second part is empty if there is one sentence only. */
export function splitFirstSentence(text: string, locale: Locale): readonly [first: string, rest: string] {
  const [sentence] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  const first = sentence?.segment ?? '';
  return [first.trimEnd(), text.slice(first.length)];
}

/** The whole sentences with which a text begins, at most so many characters of them. The first is kept whatever its length. */
export function takeSentences(text: string, locale: Locale, most: number): string {
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  let end = 0;
  for (const { index, segment } of sentences) {
    const next = index + segment.trimEnd().length;
    if (end > 0 && next > most) break;
    end = next;
  }
  return text.slice(0, end);
}
