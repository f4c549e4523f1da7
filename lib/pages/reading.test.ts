import { readFileSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { getAvailableGuides } from '@/lib/content/guides/guides';
import { findLesson, writtenLessons } from '@/lib/content/lessons/learning-path';
import { textOfPage } from '@/lib/search/page-text';
import { sentencesOf } from '@/tests/sentences';
import { allPageIds, type PageId } from './pages';

const WORDS_PER_MINUTE = 220;
const MINUTES_TOLERANCE = 0.25;
const HIGHEST_GRADE = { guide: 9, lesson: 8 };

const guides = getAvailableGuides('en');

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

function wordsOf(text: string): string[] {
  return [...words.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment);
}

/** The Flesch–Kincaid school grade of the sentences below the headings of a page. */
async function gradeOf(page: PageId): Promise<number> {
  const texts = (await textOfPage(page, 'en')).body.flatMap((section) => section.texts);
  const all = texts.flatMap(wordsOf);
  return fleschKincaid({
    sentence: texts.reduce((sum, text) => sum + [...sentences.segment(text)].length, 0),
    word: all.length,
    syllable: all.reduce((sum, word) => sum + syllable(word), 0),
  });
}

async function minutesOf(page: PageId): Promise<number> {
  return sentencesOf((await textOfPage(page, 'en')).body).flatMap(wordsOf).length / WORDS_PER_MINUTE;
}

const pages = [
  ...guides.map(({ id, minutes }) => [`/guides/${id}`, minutes, 0, HIGHEST_GRADE.guide] as const),
  ...writtenLessons.map(
    ({ id, minutes, practice = 0 }) => [`/lesson/${id}`, minutes, practice, HIGHEST_GRADE.lesson] as const,
  ),
];

describe.each(pages)('%s', (page, minutes, practice, highestGrade) => {
  it(`takes the ${minutes} minutes that it states, within a quarter`, async () => {
    const taken = (await minutesOf(page)) + practice;
    expect(taken).toBeGreaterThanOrEqual(minutes * (1 - MINUTES_TOLERANCE));
    expect(taken).toBeLessThanOrEqual(minutes * (1 + MINUTES_TOLERANCE));
  });

  it(`has a reading level of grade ${highestGrade} or below`, async () => {
    const grade = await gradeOf(page);
    expect(grade).toBeLessThanOrEqual(highestGrade);
    // A far lower grade means that words or syllables are counted wrongly.
    expect(grade).toBeGreaterThan(1);
  });
});

describe.each(guides.map(({ id }) => id))('the text of the guide %s', (id) => {
  const file = readFileSync(`content/en/guides/${id}.mdx`, 'utf8');

  it('names the target of each link, has no space before a citation and no emoji', () => {
    expect(file).not.toMatch(/\bclick here\b/i);
    expect(file).not.toMatch(/\[(here|this|link|read more|more)\]\(/i);
    expect(file).not.toMatch(/[^|\s] <Cite/);
    expect(file).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});

describe('textOfPage', () => {
  it.each(allPageIds())('%s: has text without markup and {names}', async (page) => {
    const { title, description, body } = await textOfPage(page, 'en');
    expect([title, description, ...sentencesOf(body)].join('\n')).not.toMatch(/\{\w+\}|<[A-Z]|undefined|NaN/);
    expect(body.length).toBeGreaterThan(0);
    expect(sentencesOf(body).flatMap(wordsOf).length).toBeGreaterThan(5);
  });

  it('lists the sections of a guide by their fragment ids, separate from the text around them', async () => {
    const { body, around } = await textOfPage('/guides/bitcoin-fees', 'en');
    expect(body.find(({ id }) => id === 'what-you-pay-for')?.texts).toContain('Fee = data size × fee rate');
    expect(around.map(({ id }) => id)).toEqual(['learn', 'key-takeaways']);
  });

  it('contains the sentences of each kind of page', async () => {
    const textOf = async (page: PageId) => sentencesOf((await textOfPage(page, 'en')).body).join('\n');
    expect(await textOf('/')).toContain('In 1971, money changed.');
    expect(await textOf('/about')).toContain('Why I built this\nI wanted to explain money');
    expect(await textOf('/glossary')).toMatch(/\bUTXO\b|unspent/i);
    expect(await textOf('/sources')).toContain('(40.5) divided by the price level of May 2025 (321.5)');
    expect(await textOf('/chapter/3')).toContain('Germany 1923: The Wheelbarrow Money');
    expect(await textOf('/lesson/1')).toContain('The theater with too many tickets');
    expect(findLesson('1')?.chapterId).toBe('3');
  });

  it('throws for a page that does not exist', async () => {
    await expect(textOfPage('/guides/no-such-guide', 'en')).rejects.toThrow('no available guide "no-such-guide"');
    await expect(textOfPage('/nowhere' as PageId, 'en')).rejects.toThrow('There is no page /nowhere');
  });
});
