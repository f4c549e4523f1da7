import { writtenLocales } from '@/lib/content/content';
import { getAvailableGuides } from '@/lib/content/guides/guides';
import { writtenLessons } from '@/lib/content/lessons/learning-path';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';
import type { PageId } from '@/lib/pages/pages';
import { textOfPage } from '@/lib/search/page-text';

/** The average of a page, counted by the rules of the language for words and sentences. */
const MOST_WORDS_PER_SENTENCE = 20;
/** The stated minutes are those of the English text. */
const MOST_WORDS_FOR_ONE_ENGLISH_WORD = 1.25;

const pages: PageId[] = [
  ...getAvailableGuides(DEFAULT_LOCALE).map(({ id }): PageId => `/guides/${id}`),
  ...writtenLessons.map(({ id }): PageId => `/lesson/${id}`),
];

const segmenters = new Map(
  writtenLocales.map((locale) => {
    const [sentence, word] = (['sentence', 'word'] as const).map(
      (granularity) => new Intl.Segmenter(locale, { granularity }),
    );
    return [locale, { sentence, word }];
  }),
);

async function count(page: PageId, locale: Locale) {
  const { sentence, word } = segmenters.get(locale) ?? {};
  const found = { sentences: 0, words: 0 };
  for (const text of (await textOfPage(page, locale)).body.flatMap(({ texts }) => texts)) {
    found.sentences += [...(sentence?.segment(text) ?? [])].length;
    found.words += [...(word?.segment(text) ?? [])].filter(({ isWordLike }) => isWordLike).length;
  }
  return found;
}

const others = writtenLocales.filter((locale) => locale !== DEFAULT_LOCALE);

it.each(others.flatMap((locale) => pages.map((page) => [locale, page] as const)))(
  'in %s, %s has short sentences and takes about as long as in English',
  async (locale, page) => {
    const { sentences, words } = await count(page, locale);
    expect(sentences).toBeGreaterThan(0);
    expect(words / sentences).toBeLessThanOrEqual(MOST_WORDS_PER_SENTENCE);
    expect(words / (await count(page, DEFAULT_LOCALE)).words).toBeLessThanOrEqual(MOST_WORDS_FOR_ONE_ENGLISH_WORD);
  },
);
