/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chapterTexts, conceptNames, lessonTexts, paths } from '@/content/en/chapters';
import type { LessonContent } from '@/content/lesson';
import { readPriceClock } from '@/lib/calculators/weimar';
import { formatNumber } from '@/lib/format/number';
import { allLessons, findLesson, writtenLessons } from '@/lib/learner/catalogue';
import { getTable } from './figures';
import { citedSources, getLesson, lessonSentences, parseLesson } from './lessons';
import { getWeimarTable } from './weimar-table';

const WORDS_PER_MINUTE = 220;

async function contentOf(id: string): Promise<LessonContent> {
  const lesson = await getLesson(id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson.content;
}

function countWords(sentences: readonly string[]): number {
  return sentences
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A rough count of spoken syllables, good enough for an average over two thousand words. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const groups = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

function fleschKincaidGrade(texts: readonly string[]): number {
  const all = texts.map((text) => (/[.!?:”]$/.test(text) ? text : `${text}.`)).join(' ');
  const sentences = all.split(/[.!?:]["”’]?\s+/).filter((sentence) => /\p{L}/u.test(sentence));
  const words = all.split(/\s+/).filter((word) => /[\p{L}]/u.test(word));
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

describe('every lesson that the table calls written', () => {
  it('has a file, and every file has a row', () => {
    const files = readdirSync(path.join(process.cwd(), 'content/en/lessons')).map((name) => name.replace(/\.ts$/, ''));
    expect(files.sort()).toEqual(writtenLessons.map((lesson) => lesson.id as string).sort());
  });

  describe.each(writtenLessons.map((lesson) => lesson.id))('lesson %s', (id) => {
    it('can be read, and its sources are cited and listed', async () => {
      const lesson = await contentOf(id);
      expect(citedSources(lesson).sort()).toEqual(lesson.sources.map((source) => source.id).sort());
    });

    it('keeps its promise of minutes within a quarter', async () => {
      const row = findLesson(id);
      if (!row) throw new Error(id);
      const minutes = countWords(lessonSentences(await contentOf(id))) / WORDS_PER_MINUTE + (row.practice ?? 0);
      expect(minutes).toBeGreaterThanOrEqual(row.minutes * 0.75);
      expect(minutes).toBeLessThanOrEqual(row.minutes * 1.25);
    });

    it('is written for a sixteen-year-old', async () => {
      expect(fleschKincaidGrade(lessonSentences(await contentOf(id)))).toBeLessThanOrEqual(8);
    });

    it('cites every documented scene, and marks every invented one for the reader', async () => {
      const { modules } = await contentOf(id);
      for (const module of modules) {
        if (module.type !== 'story') continue;
        for (const { id: section, truth, content } of module.sections) {
          const cited = content.narrative.some((paragraph) => paragraph.sources);
          expect([section, truth === 'invented' || cited]).toEqual([section, true]);
          if (truth === 'invented') expect(content.inventedNote).toMatch(/invented/);
        }
      }
    });

    it('does not hide the right answer in the same place each time', async () => {
      const { check } = await contentOf(id);
      const places = check.map((question) => question.options.findIndex((option) => option.isCorrect));
      expect(new Set(places).size).toBeGreaterThan(1);
    });
  });

  it('says the same as the figures', async () => {
    const text = lessonSentences(await contentOf('1')).join(' ');
    const read = new Map(getTable('weimar-1923', 'readPoints').data as [string, number][]);
    const [january, october, november] = ['1923-01-02', '1923-10-01', '1923-11-01'].map((day) => read.get(day) ?? 0);
    expect(text).toContain(`about ${formatNumber(Math.round((january ?? 0) / 10) * 10, 'en')} marks`);
    expect(text).toContain(`about ${Math.floor((october ?? 0) / 1e6)} million`);
    expect(text).toContain(`about ${Math.round((november ?? 0) / 1e9)} billion`);
    // 130,280,000,000 / 242,500,000 = 537.2
    expect((november ?? 0) / (october ?? 1)).toBeGreaterThan(500);
    expect(text).toContain('more than five hundred times');
    // Doubling every 3.7 days: 2 ^ (7 / 3.7) = 3.71 after a week, 2 ^ (30 / 3.7) = 276 after thirty days.
    expect((2 ** (7 / 3.7)).toFixed(1)).toBe('3.7');
    expect((2 ** (30 / 3.7)).toFixed(0)).toBe('276');
    expect(text).toMatch(/about 3\.7 times higher.*about 276 times/);
    // Lesson 4: a billion marks are 4.12 dollars at the first of these rates and 0.77 cents at the second.
    expect(1e9 / (october ?? 1)).toBeCloseTo(4.12, 2);
    expect(1e11 / (november ?? 1)).toBeLessThan(1);
  });

  it('counts zeros and meals as its text does', async () => {
    expect(lessonSentences(await contentOf('2')).join(' ')).toContain('Three and ten and twelve make twenty-five');
    expect(3 + 10 + 12).toBe(25);
    expect(lessonSentences(await contentOf('3')).join(' ')).toMatch(/makes fourteen.*about eighteen/);
    expect(3 + 5 + 6).toBe(14);
    // Thirty meals, prices x 2.966 over the month: 30 / 2.966 = 10.1 on the last day; spent evenly, the mean of 1 / price
    // is (1 - 1 / 2.966) / ln 2.966 = 0.6097, and 30 x 0.6097 = 18.3.
    expect(Math.round(30 / 2.966)).toBe(10);
    expect(Math.round((30 * (1 - 1 / 2.966)) / Math.log(2.966))).toBe(18);
  });

  it('sends the learner to a month in which waiting paid, and there is only one', () => {
    const table = getWeimarTable();
    const paid = table.rates
      .map(([month]) => month)
      .filter((month) => {
        const result = readPriceClock(table, month, 1_000);
        return result.ok && result.clock.nextMonth.partLeft > 1;
      });
    expect(paid).toEqual(['1923-02']);
    expect(table.estimatedMonths).toHaveLength(table.rates.length);
  });
});

describe('the titles', () => {
  it('are there for every chapter, lesson and concept, none twice', () => {
    const titles = allLessons.map((lesson) => lessonTexts[lesson.id].title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(Object.keys(chapterTexts)).toHaveLength(8);
    expect(new Set(Object.values(conceptNames)).size).toBe(Object.keys(conceptNames).length);
    expect(paths['money-story'].title).toBe('The Money Story');
    expect(lessonTexts['1'].title).toBe('Germany 1923: The Wheelbarrow Money');
  });
});

describe('an address without a lesson', () => {
  it('has no page: unknown, or not written yet', async () => {
    expect(await getLesson('99')).toBeNull();
    expect(await getLesson('bretton-woods')).toBeNull();
    expect(await getLesson('../1')).toBeNull();
  });

  it('is English where a language has no lessons yet, and says so', async () => {
    expect((await getLesson('1', 'es'))?.language).toBe('en');
  });
});

describe('a writer’s mistake', () => {
  const row = { id: '1', modules: ['analogy', 'story', 'interactive'] } as const;

  async function messageFor(change: (lesson: Record<string, unknown>) => void): Promise<string> {
    const copy = structuredClone(await contentOf('1')) as unknown as Record<string, unknown>;
    change(copy);
    try {
      parseLesson(row, 'content/en/lessons/1.ts', copy);
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  }

  type Loose = Record<string, unknown>;
  const at = (value: unknown, ...keys: (string | number)[]): Loose =>
    keys.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value) as Loose;

  it.each<[string, (lesson: Loose) => void, RegExp]>([
    ['no objectives', (l) => delete l.objectives, /objectives: is missing/],
    [
      'an empty title',
      (l) => Object.assign(at(l, 'modules', 0), { title: ' ' }),
      /modules > 0 > title: must not be empty/,
    ],
    [
      'a mood nobody knows',
      (l) => Object.assign(at(l, 'modules', 1, 'sections', 0, 'content'), { mood: 'bored' }),
      /sections > 0 > content > mood: must be one of calm/,
    ],
    [
      'an unmarked invention',
      (l) => delete at(l, 'modules', 1, 'sections', 3, 'content').inventedNote,
      /inventedNote: must tell the reader|inventedNote: is missing/,
    ],
    [
      'a note on a documented scene',
      (l) => Object.assign(at(l, 'modules', 1, 'sections', 0, 'content'), { inventedNote: 'Made up.' }),
      /truth is "documented"/,
    ],
    [
      'two right answers',
      (l) => Object.assign(at(l, 'check', 0, 'options', 1), { isCorrect: true }),
      /check > 0 > options: must have exactly one option/,
    ],
    [
      'an answer without explanation',
      (l) => delete at(l, 'check', 0, 'options', 1).explanation,
      /explanation: is missing/,
    ],
    ['one question only', (l) => Object.assign(l, { check: [at(l, 'check', 0)] }), /check: needs at least 2 questions/],
    [
      'a source nobody cites',
      (l) => (l.sources as Loose[]).push({ ...at(l, 'sources', 0), id: 'spare' }),
      /"spare" is listed and never cited/,
    ],
    ['a source that is not listed', (l) => (l.sources as Loose[]).shift(), /is cited in the text and not listed/],
    [
      'an address without https',
      (l) => Object.assign(at(l, 'sources', 0), { url: 'http://a.example' }),
      /sources > 0 > url: must be an address that begins with https/,
    ],
    [
      'modules in another order',
      (l) => (l.modules as Loose[]).reverse(),
      /modules: are interactive, story, analogy, but content\/chapters.ts lists analogy/,
    ],
    ['an unknown field', (l) => Object.assign(l, { tilte: 'x' }), /does not know "tilte"/],
    ['a wrong id', (l) => Object.assign(l, { id: '7' }), /id: is "7", but the file and the table say "1"/],
    [
      'two sections with one id',
      (l) => Object.assign(at(l, 'modules', 1, 'sections', 1), { id: 'gold-promise' }),
      /sections: the id "gold-promise" stands there twice/,
    ],
  ])('is named with file and field: %s', async (_, change, message) => {
    const found = await messageFor(change);
    expect(found).toMatch(/^content\/en\/lessons\/1\.ts cannot be used:/);
    expect(found).toMatch(message);
  });

  it('is named when the file exports nothing', () => {
    expect(() => parseLesson(row, 'content/en/lessons/1.ts', undefined)).toThrow(/lesson: is missing/);
  });
});
