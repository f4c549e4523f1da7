import { readFileSync } from 'node:fs';
import { guides } from '@/content/guides';
import { getContent, getOwnWords, writtenLocales } from '@/lib/content/content';
import { guideFile } from '@/lib/content/guides/guides';
import { writtenLessons } from '@/lib/content/lessons/learning-path';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';
import { findGuideDifferences } from './parallel-guide';
import { findDifferences } from './parallel-words';

/* What each language has must say what the English text says: the same numbers, names, addresses and parts. */

const others = writtenLocales.filter((locale) => locale !== DEFAULT_LOCALE);
const available = guides.filter(({ status }) => status === 'available');

async function lessonIn(locale: Locale, id: string): Promise<unknown> {
  return (await import(`@/content/${locale}/lessons/${id}`)).lesson;
}

describe.each(others)('the language %s', (locale) => {
  it('has the words of English with their numbers and names', () => {
    expect(findDifferences(getOwnWords(DEFAULT_LOCALE), getOwnWords(locale), locale)).toEqual([]);
  });

  it.each(available.map(({ id }) => id))('has the guide %s with its parts, numbers and links', (id) => {
    const [english, other] = [DEFAULT_LOCALE, locale].map((language) => readFileSync(guideFile(id, language), 'utf8'));
    expect(findGuideDifferences(english ?? '', other ?? '', locale)).toEqual([]);
  });

  it.each(writtenLessons.map(({ id }) => id))(
    'has the lesson %s with its parts, numbers and right answers',
    async (id) => {
      expect(findDifferences(await lessonIn(DEFAULT_LOCALE, id), await lessonIn(locale, id), locale)).toEqual([]);
    },
  );

  it('fills in the claims of its words', () => expect(() => getContent(locale)).not.toThrow());
});
