import type { Locale } from './locale';

/** Splits a text after its first sentence. The second part is empty if there is one sentence only. */
export function splitFirstSentence(text: string, locale: Locale): readonly [first: string, rest: string] {
  const [sentence] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  const first = sentence?.segment ?? '';
  return [first.trimEnd(), text.slice(first.length)];
}
