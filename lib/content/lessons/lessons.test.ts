import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { moneyScorecard } from '@/content/en/calculators/money-scorecard';
import { chapterTexts, conceptNames, lessonTexts, paths } from '@/content/en/learn/chapters';
import type { LessonContent } from '@/content/lesson';
import { goldPriceUsd } from '@/content/timeline';
import { BAD_SHARE, CUSTOMER_COINS, OWNER_COINS } from '@/lib/calculators/bank-of-issue';
import { readPriceClock } from '@/lib/calculators/weimar';
import { getTable } from '@/lib/content/figures/figures';
import { getWeimarTable } from '@/lib/content/figures/weimar-table';
import { allLessons, writtenLessons } from '@/lib/content/lessons/learning-path';
import type { Locale } from '@/lib/format/locale';
import { lessonSections } from '@/lib/search/lesson-sections';
import { sentencesOf } from '@/tests/sentences';
import { getLesson, parseLesson } from './lessons';

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  eighteen: 18,
  'twenty-five': 25,
  thirty: 30,
  'five hundred': 500,
};

async function contentOf(id: string): Promise<LessonContent> {
  const lesson = await getLesson(id, 'en');
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson.content;
}

/** Characters of the right answer, and of the longest wrong one. */
function lengthsOf(options: LessonContent['check'][number]['options']): { right: number; wrong: number } {
  const longest = (isCorrect: boolean) =>
    Math.max(...options.filter((option) => option.isCorrect === isCorrect).map(({ text }) => text.length));
  return { right: longest(true), wrong: longest(false) };
}

describe('every written lesson', () => {
  it('has a file, and every file has a row', () => {
    const files = readdirSync(path.join(process.cwd(), 'content/en/lessons')).map((name) => name.replace(/\.ts$/, ''));
    expect(files.sort()).toEqual(writtenLessons.map((lesson) => lesson.id as string).sort());
  });

  describe.each(writtenLessons.map((lesson) => lesson.id))('lesson %s', (id) => {
    it('cites a source for every documented paragraph, and marks every invented scene for the reader', async () => {
      const { modules } = await contentOf(id);
      const scenes = modules.flatMap((module) => (module.type === 'story' ? module.sections : []));
      const documented = scenes.filter(({ truth }) => truth === 'documented');
      const paragraphs = documented.flatMap(({ content }) => [
        ...content.narrative,
        ...(content.reveal ?? []),
        ...(content.more?.paragraphs ?? []),
      ]);
      expect(paragraphs.filter(({ sources }) => !sources).map(({ text }) => text)).toEqual([]);
      for (const { truth, content } of scenes) {
        if (truth === 'invented') expect(content.inventedNote).toMatch(/invented/);
      }
    });

    it('does not have the right answer at the same position each time', async () => {
      const { check, modules, opening } = await contentOf(id);
      const scenes = modules.flatMap((module) => (module.type === 'story' ? module.sections : []));
      const analogies = modules.flatMap((module) => (module.type === 'analogy' ? (module.guess ?? []) : []));
      const guesses = [opening.guess, ...analogies, ...scenes.flatMap(({ content }) => content.guess ?? [])];
      for (const questions of [check, guesses.filter(({ isOpen }) => !isOpen)]) {
        const places = questions.map(({ options }) => options.findIndex(({ isCorrect }) => isCorrect));
        expect(new Set(places).size).toBeGreaterThan(1);
      }
    });

    it('does not give a right answer away by its length, or by a "Yes" in front of its explanation', async () => {
      for (const { options } of (await contentOf(id)).check) {
        const { right, wrong } = lengthsOf(options);
        expect(right).toBeLessThanOrEqual(1.5 * wrong);
        for (const { explanation } of options) expect(explanation).not.toMatch(/^yes\b/i);
      }
    });
  });

  it('has the longest answer right about as often as chance would', async () => {
    const contents = await Promise.all(writtenLessons.map(({ id }) => contentOf(id)));
    const questions = contents.flatMap(({ check }) => check.map(({ options }) => lengthsOf(options)));
    const share = questions.filter(({ right, wrong }) => right > wrong).length / questions.length;
    expect(share).toBeLessThanOrEqual(0.45);
    // Were the longest answer hardly ever right, that would be a hint as well.
    expect(share).toBeGreaterThanOrEqual(0.2);
  });

  const words = async (id: string) => sentencesOf(lessonSections(await contentOf(id), 'en')).join(' ');

  /** The numbers in the one sentence of a lesson that matches, in digits or words. */
  async function stated(id: string, sentence: RegExp): Promise<number[]> {
    const found = [...(await words(id)).matchAll(new RegExp(sentence, 'g'))];
    expect([sentence, found.length]).toEqual([sentence, 1]);
    return (found[0] ?? [])
      .slice(1)
      .map((text) => NUMBER_WORDS[text.toLowerCase()] ?? Number(text.replaceAll(',', '')));
  }

  it('states the numbers of the figures', async () => {
    const read = new Map(getTable('weimar-1923', 'readPoints').data as [string, number][]);
    const [january = 0, october = 0, november = 0] = ['1923-01-02', '1923-10-01', '1923-11-01'].map((d) => read.get(d));
    const [inJanuary, before, gone] = await stated(
      '1',
      /On January 2 a dollar cost about ([\d,]+) marks, against ([\d.]+) before the war: more than ([\d.]+) percent/,
    );
    expect(inJanuary).toBe(Math.round(january / 10) * 10);
    expect((1 - (before ?? 0) / january) * 100).toBeGreaterThan(gone ?? 100);
    // From 184 marks at the end of 1921 to 7,350 a year later is a loss of 97.5 percent; two days later it was 7,257.
    const [atNewYear] = await stated('1', /At its end a dollar cost about ([\d,]+) marks/);
    expect(Math.abs((atNewYear ?? 0) / january - 1)).toBeLessThan(0.02);
    expect(await stated('1', /On October 1 it cost about (\d+) million/)).toEqual([Math.floor(october / 1e6)]);
    expect(await stated('1', /On November 1 it cost about (\d+) billion/)).toEqual([Math.round(november / 1e9)]);
    const [times] = await stated('1', /In October alone the dollar rose more than (five hundred) times/);
    expect(november / october).toBeGreaterThan(times ?? Number.POSITIVE_INFINITY);

    const [dollars] = await stated('4', /At the rate of October 1 it was a little over (\w+) US dollars/);
    expect(Math.floor(1e9 / october)).toBe(dollars);
    const [rate, cents] = await stated('4', /a dollar cost (\d+) billion marks, so it was (\d+) cents/);
    expect(1e9 / ((rate ?? 0) * 1e9)).toBe((cents ?? 0) / 100);
    const [less] = await stated('4', /At the rate of November 1 it was less than (\w+) cent/);
    expect((1e9 / november) * 100).toBeLessThan(less ?? 0);
  });

  it('states the results of the models', async () => {
    // Doubling every 3.7 days: 2 ^ (7 / 3.7) = 3.71 after a week, 2 ^ (30 / 3.7) = 276 after thirty days.
    const [days = 0] = await stated('1', /Prices double about every ([\d.]+) days/);
    const [afterWeek] = await stated('1', /Prices stand about ([\d.]+) times higher, so your ten loaves/);
    expect(afterWeek).toBe(Number((2 ** (7 / days)).toFixed(1)));
    const [afterMonth] = await stated('1', /about (\d+) times higher after thirty days/);
    expect(afterMonth).toBe(Math.round(2 ** (30 / days)));

    const [first = 0, second = 0, third = 0, all] = await stated('2', /(\w+) and (\w+) and (\w+) make ([\w-]+)/);
    expect(first + second + third).toBe(all);
    const [inThird = 0] = await stated('3', /August 20, (\w+) zeros were cut/);
    const [inFirst = 0, inSecond = 0, sum] = await stated(
      '3',
      /(\w+) zeros had gone in 2008, and (\w+) more went in October 2021. That makes (\w+)/,
    );
    expect(inFirst + inSecond + inThird).toBe(sum);

    // Prices x 2.966 over the month: 30 / 2.966 = 10.1 meals on the last day; spent evenly, the mean of 1 / price is
    // (1 - 1 / 2.966) / ln 2.966 = 0.6097, and 30 x 0.6097 = 18.3. Thirty less eighteen are twelve.
    const [meals = 0, percent = 0] = await stated('3', /enough for (\w+) meals.*?prices will rise ([\d.]+) percent/);
    const [last, evenly = 0, lost] = await stated(
      '3',
      /on the last day, it buys (\w+) meals. Spent evenly over the month, it buys about (\w+). You lose (\w+) meals/,
    );
    const factor = 1 + percent / 100;
    expect(Math.round(meals / factor)).toBe(last);
    expect(Math.round((meals * (1 - 1 / factor)) / Math.log(factor))).toBe(evenly);
    expect(meals - evenly).toBe(lost);

    const [wage = 0, inflation = 0, left] = await stated(
      '4',
      /wage of (\d+) dollars.*?with (\d) percent.*?about (\d+) dollars/,
    );
    expect(Math.round(wage / (1 + inflation / 100))).toBe(left);
  });

  it('states the results of small sums', async () => {
    const [percent = 0] = await stated('three-jobs-of-money', /prices rise (\d+) percent a month/);
    const [left] = await stated('three-jobs-of-money', /for a year buys (\d+) percent/);
    expect(Math.round(100 / (1 + percent / 100) ** 12)).toBe(left);
    const closes = getTable('btc-price-monthly').data.map(([, close]) => Number(close));
    const changes = closes.slice(1).map((close, index) => close / (closes[index] ?? Number.NaN));
    expect(await words('three-jobs-of-money')).toContain('its price can fall by a third in weeks');
    expect(changes.filter((change) => change <= 2 / 3).length).toBeGreaterThan(1);

    // Each fall to less than half of the highest close before it, counted once.
    let [peak, hasHalved, halvings] = [0, false, 0];
    for (const close of closes) {
      if (close > peak) [peak, hasHalved] = [close, false];
      if (!hasHalved && close < peak / 2) [hasHalved, halvings] = [true, halvings + 1];
    }
    expect(moneyScorecard.reasons.bitcoin).toContain('more than halved several times');
    expect(halvings).toBeGreaterThan(2);

    const [maldives = 0] = await stated(
      'shells-salt-and-stones',
      /There you got ([\d,]+) shells for one gold coin, the dinar/,
    );
    expect(maldives / 1_150).toBeGreaterThan(300);
    const [first = 0, last = 0] = await stated(
      'what-makes-good-money',
      /In 1617 the colony shipped ([\d,]+) pounds of leaves. In 1700 it was (\d+) million/,
    );
    expect((last * 1e6) / first).toBeGreaterThan(1000);
  });

  it('states the sums of chapter 8', async () => {
    // Eight rounds: $100 x 1.5 ^ 8 = $2,562.89, and 10 lenders x 1.5 ^ 8 = 256.3.
    const rounds = 1.5 ** 8;
    const promises = await words('promises-that-are-too-good');
    expect(promises).toContain(`turns $100 into $${Math.round(100 * rounds).toLocaleString('en-US')} in eight rounds`);
    expect(8 * 45).toBeLessThan(365);
    expect(promises).toContain(`After eight rounds he needs ${Math.round(10 * rounds)}`);
    expect(promises).toContain(
      'so it came from fifteen new lenders. They must be paid next Friday, so he needs about 23, then 34.',
    );
    expect([1, 2, 3].map((round) => Math.round(10 * 1.5 ** round))).toEqual([15, 23, 34]);
    // At first 40 percent: 870 x 1.4 = 1,218.
    expect(promises).toContain('lent him $870, and a month later they drew $1,218');

    // Thirty payments of $8,000 at 7 percent, the first after a year: 8,000 x (1 - 1.07 ^ -30) / 0.07 = 99,272.
    const [thousands = 0] = await stated('now-or-later', /the yearly money is worth about \$(\d+),000 today/);
    expect(Math.round((8_000 * (1 - 1.07 ** -30)) / 0.07 / 1_000)).toBe(thousands);
    const [rise = 0, later = 0, today] = await stated(
      'now-or-later',
      /At (\d+) percent inflation, \$(\d+) next year buys what about \$(\d+) buys today/,
    );
    expect(Math.round(later / (1 + rise / 100))).toBe(today);
    // The guide says the same.
    expect(readFileSync('content/en/guides/time-preference.mdx', 'utf8')).toContain(
      `$${later} next year buys only what about $${today} buys today`,
    );
  });

  it('states the results of weights and prices of gold', async () => {
    const [pound = 0] = await stated('gold-as-money', /A pound was the name of a weight of gold: about (\d+) grains/);
    const [dollar = 0] = await stated('gold-as-money', /A dollar was the name of another weight: ([\d.]+) grains/);
    expect(dollar).toBeCloseTo(25.8 * 0.9, 10);
    expect(await words('gold-as-money')).toContain(`About ${(pound / dollar).toFixed(2)} dollars`);
    const [debt = 0, rate = 0] = await stated('gold-as-money', /a mortgage of ([\d,]+) dollars at (\d) percent/);
    const [bushels = 0] = await stated('gold-as-money', /pay the year’s interest with (\d+) bushels/);
    const [cents, before] = [320, bushels].map((count) => Math.round((debt * rate) / count));
    expect(cents).toBe(50);
    expect(before).toBe(92);

    const id = 'gold-handed-in-1933';
    const { before: oldPrice, after: newPrice } = goldPriceUsd;
    const [coins = 0, worth] = await stated(
      id,
      /handed in gold coins for ([\d,]+) dollars.*?that gold is worth ([\d,]+) dollars/,
    );
    expect(worth).toBe(Math.round((coins * newPrice) / oldPrice));
    expect(await words(id)).toContain(`Who gets the other ${(worth ?? 0) - coins} dollars?`);
    const [tin] = await stated(id, /In 1934 the gold in those five coins is worth (\d+) dollars/);
    expect(tin).toBe(Math.round((5 * 20 * newPrice) / oldPrice));
    // The law counts in grains: 25.8 before, 15 5/21 after.
    const [bond = 0, asked] = await stated(
      id,
      /war bond of the United States for ([\d,]+) dollars. He asked for ([\d,]+)/,
    );
    expect(Math.floor((bond * 25.8) / (15 + 5 / 21))).toBe(asked);

    const cpi = new Map(getTable('cpi-u').data as [number, number][]);
    const change = (from: number, to: number) => (cpi.get(to) ?? 0) / (cpi.get(from) ?? Number.NaN) - 1;
    expect(await words(id)).toContain('Prices have fallen by a quarter since 1929');
    expect(change(1929, 1933)).toBeCloseTo(-0.25, 2);
    expect(await words('how-wars-were-paid-for')).toContain('saw prices double from 1914 to 1920');
    expect(change(1914, 1920)).toBeCloseTo(1, 2);
  });

  it('describes the bank of the calculator', async () => {
    const id = 'banknotes-as-receipts';
    expect(await stated(id, /Customers brought ([\d,]+) gold coins.*?The owners added (\d+) coins/)).toEqual([
      CUSTOMER_COINS,
      OWNER_COINS,
    ]);
    const [promised = 0, gold = 0, loans = 0] = await stated(
      id,
      /A bank has promised ([\d,]+) coins. It has ([\d,]+), and good loans worth ([\d,]+)/,
    );
    expect([promised, gold]).toEqual([CUSTOMER_COINS + 2000, CUSTOMER_COINS + OWNER_COINS]);
    expect(loans).toBe(2000 * (1 - BAD_SHARE.sound));
    expect(await words(id)).toContain('1,200 and 1,960 make 3,160');
    expect(gold + loans).toBe(3160);
  });

  it('asks guesses whose numbers agree with each other', async () => {
    const [loaf = 0, ten] = await stated('1', /costs ([\d,]+) marks, by the list.*?you need ([\d,]+) marks/);
    expect(loaf * 10).toBe(ten);
    const [billions = 0] = await stated('1', /14 million in October and ([\d.]+) billion at the start of November/);
    const [tenLoaves, million = 0] = [56, 12];
    expect(await words('1')).toContain('About 56 billion marks: twelve million times as much');
    expect(billions * 10).toBe(tenLoaves);
    expect(Math.round((billions * 1e9) / loaf / 1e6)).toBe(million);

    // A note of one hundred trillion at 250 trillion for one US dollar.
    const [rate = 0] = await stated('2', /The rate was ([\d]+) trillion to one US dollar/);
    expect(await words('2')).toContain(`${(100 / rate) * 100} US cents`);

    const [bolivars = 0] = await stated('3', /the banknotes that it costs: ([\d,]+) bolívars/);
    expect(await words('3')).toContain(`${bolivars / 1e5} new bolívars`);
  });

  it('names the only month in which waiting paid', () => {
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
  it('exist for every chapter, lesson and concept, without duplicates', () => {
    const titles = allLessons.map((lesson) => lessonTexts[lesson.id].title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(Object.keys(chapterTexts)).toHaveLength(8);
    expect(new Set(Object.values(conceptNames)).size).toBe(Object.keys(conceptNames).length);
    expect(paths['money-story'].title).toBe('The Money Story');
    expect(lessonTexts['1'].title).toBe('Germany 1923: The Wheelbarrow Money');
  });
});

describe('getLesson', () => {
  it('returns null for an unknown or unwritten lesson', async () => {
    expect(await getLesson('99', 'en')).toBeNull();
    expect(await getLesson('../1', 'en')).toBeNull();
  });

  it('throws for a language without content instead of falling back to English', async () => {
    await expect(getLesson('1', 'fr' as Locale)).rejects.toThrow('content/languages.ts has no language "fr"');
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
    ['no cover', (l) => delete l.cover, /cover: is missing/],
    [
      'the drawing of a scene as the cover',
      (l) => Object.assign(at(l, 'cover'), { visual: 'full-basket' }),
      /cover > visual: "full-basket" is the drawing of the scene ".+", too/,
    ],
    [
      'an unknown kind of interactive part',
      (l) => Object.assign(at(l, 'modules', 2), { widget: 'score' }),
      /modules > item 3 > widget: must have a widget that exists: "decision", .*"price-clock".* \(found: score\)/,
    ],
    [
      'a module of an unknown type',
      (l) => Object.assign(at(l, 'modules', 2), { type: 'quiz' }),
      /modules > item 3.*must be a module of type story, analogy or interactive \(found: quiz\)/,
    ],
    [
      'an empty title',
      (l) => Object.assign(at(l, 'modules', 0), { title: ' ' }),
      /modules > item 1 > title: must not be empty/,
    ],
    [
      'an unknown mood',
      (l) => Object.assign(at(l, 'modules', 1, 'sections', 0, 'content'), { mood: 'bored' }),
      /sections > "[a-z-]+" > content > mood: must be one of calm/,
    ],
    [
      'an invented scene without a note',
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
      /check > "[a-z-]+" > options: must have exactly one option/,
    ],
    ['no opening', (l) => delete l.opening, /opening: is missing/],
    ['no line for the picture', (l) => delete l.explains, /explains: is missing/],
    [
      'a line that is a sentence',
      (l) => Object.assign(l, { explains: 'Why it fell.' }),
      /explains: must begin with a question word/,
    ],
    [
      'a guess without a right option',
      (l) => Object.assign(at(l, 'opening', 'guess', 'options', 2), { isCorrect: false }),
      /opening > guess > options: must have exactly one option with isCorrect: true \(found: 0\); if no answer is exact, set isOpen/,
    ],
    [
      'an open guess with a right option',
      (l) => Object.assign(at(l, 'opening', 'guess'), { isOpen: true }),
      /opening > guess > options: must have no option with isCorrect: true, because isOpen is true/,
    ],
    [
      'two options of a guess with one id',
      (l) => Object.assign(at(l, 'opening', 'guess', 'options', 1), { id: 'double' }),
      /opening > guess > options: use the id "double" twice/,
    ],
    [
      'a guess without the paragraphs after it',
      (l) => delete at(l, 'modules', 1, 'sections', 0, 'content').reveal,
      /sections > "[a-z-]+" > content > reveal: (is missing|must have the paragraphs)/,
    ],
    [
      'paragraphs after a guess that is not there',
      (l) => delete at(l, 'modules', 1, 'sections', 0, 'content').guess,
      /sections > "[a-z-]+" > content > reveal: must be absent, because the scene has no guess/,
    ],
    [
      'a guess of an analogy without the paragraphs after it',
      (l) => Object.assign(at(l, 'modules', 0), { guess: at(l, 'opening', 'guess'), reveal: undefined }),
      /modules > item 1 > reveal: (is missing|must have the paragraphs)/,
    ],
    [
      'an empty end of a scene',
      (l) =>
        Object.assign(at(l, 'modules', 1, 'sections', 0, 'content'), { more: { summary: 'More', paragraphs: [] } }),
      /sections > "gold-promise" > content > more > paragraphs: needs at least 1 paragraphs/,
    ],
    [
      'a thing to try with an empty answer',
      (l) =>
        Object.assign(at(l, 'modules', 2), { widget: 'mint', tasks: ['Try it.', { text: 'And this.', answer: '' }] }),
      /tasks > item 2 > answer: must not be empty/,
    ],
    [
      'an answer without explanation',
      (l) => delete at(l, 'check', 0, 'options', 1).explanation,
      /explanation: is missing/,
    ],
    ['one question only', (l) => Object.assign(l, { check: [at(l, 'check', 0)] }), /check: needs at least 2 questions/],
    [
      'an unknown source',
      (l) => Object.assign(at(l, 'modules', 0, 'paragraphs', 0), { sources: ['hearsay'] }),
      /"hearsay" is cited in the text, but content\/sources.ts has no such source/,
    ],
    [
      'modules in another order',
      (l) => (l.modules as Loose[]).reverse(),
      /modules: are interactive, story, analogy, but content\/chapters.ts lists analogy/,
    ],
    ['an unknown field', (l) => Object.assign(l, { tilte: 'x' }), /has the unknown field "tilte"/],
    ['a wrong id', (l) => Object.assign(l, { id: '7' }), /id: is "7", but the file and the table say "1"/],
    [
      'two sections with one id',
      (l) => Object.assign(at(l, 'modules', 1, 'sections', 1), { id: 'gold-promise' }),
      /sections: the id "gold-promise" is used twice/,
    ],
  ])('is named with file and field: %s', async (_, change, message) => {
    const found = await messageFor(change);
    expect(found).toMatch(/^content\/en\/lessons\/1\.ts cannot be used:/);
    expect(found).toMatch(message);
  });

  const repeat = (value: unknown, times: number) => Array.from({ length: times }, () => structuredClone(value));
  const texts = (count: number) => Array.from({ length: count }, (_, index) => `Point ${index}.`);
  /** The first element of a list, so many times, each with an id of its own if it has one. */
  const resized = (list: unknown, count: number) =>
    repeat(at(list, 0), count).map((item, index) =>
      'id' in (item as Loose) ? { ...(item as Loose), id: `n${index}` } : item,
    );

  it.each<[string, (lesson: Loose, count: number) => void, least: number, most: number, what: string]>([
    ['objectives', (l, n) => Object.assign(l, { objectives: texts(n) }), 3, 6, 'objectives'],
    ['takeaways', (l, n) => Object.assign(l, { takeaways: texts(n) }), 3, 6, 'takeaways'],
    ['questions', (l, n) => Object.assign(l, { check: resized(l.check, n) }), 2, 3, 'questions'],
    [
      'paragraphs of an analogy',
      (l, n) => Object.assign(at(l, 'modules', 0), { paragraphs: resized(at(l, 'modules', 0, 'paragraphs'), n) }),
      1,
      12,
      'paragraphs',
    ],
    [
      'scenes',
      (l, n) => Object.assign(at(l, 'modules', 1), { sections: resized(at(l, 'modules', 1, 'sections'), n) }),
      1,
      12,
      'sections',
    ],
    [
      'paragraphs of the opening',
      (l, n) => Object.assign(at(l, 'opening'), { paragraphs: resized(at(l, 'opening', 'paragraphs'), n) }),
      1,
      2,
      'paragraphs',
    ],
    [
      'paragraphs after the first guess',
      (l, n) => Object.assign(at(l, 'opening'), { reveal: resized(at(l, 'opening', 'reveal'), n) }),
      1,
      3,
      'paragraphs',
    ],
  ])('is too few or too many %s', async (_, change, least, most, what) => {
    for (const count of [least, most]) expect(await messageFor((lesson) => change(lesson, count))).toBe('accepted');
    expect(await messageFor((lesson) => change(lesson, least - 1))).toContain(`needs at least ${least} ${what}`);
    expect(await messageFor((lesson) => change(lesson, most + 1))).toContain(`has more than ${most} ${what}`);
  });

  it.each<[string, (lesson: Loose, text: string) => void, number]>([
    ['line for the picture', (l, text) => Object.assign(l, { explains: `why ${text.slice(4)}` }), 70],
    ['option of a guess', (l, text) => Object.assign(at(l, 'opening', 'guess', 'options', 0), { text }), 90],
    ['answer to a guess', (l, text) => Object.assign(at(l, 'opening', 'guess', 'options', 0), { answer: text }), 240],
  ])('is a %s that is too long', async (_, change, most) => {
    expect(await messageFor((lesson) => change(lesson, 'x'.repeat(most)))).toBe('accepted');
    expect(await messageFor((lesson) => change(lesson, 'x'.repeat(most + 1)))).toContain(
      `has more than ${most} characters`,
    );
  });

  it('is named when two questions or two options have one id', async () => {
    expect(await messageFor((l) => Object.assign(at(l, 'check', 1), { id: at(l, 'check', 0).id }))).toMatch(
      /check: the id ".+" is used twice/,
    );
    expect(
      await messageFor((l) =>
        Object.assign(at(l, 'check', 0, 'options', 1), { id: at(l, 'check', 0, 'options', 0).id }),
      ),
    ).toMatch(/check > .+ > options: the id ".+" is used twice/);
  });

  it('is named when a list of sources is empty, or the line for the picture ends with a period', async () => {
    expect(await messageFor((l) => Object.assign(at(l, 'modules', 0, 'paragraphs', 0), { sources: [] }))).toContain(
      'is empty: leave the field out',
    );
    expect(await messageFor((l) => Object.assign(l, { explains: 'why it fell.' }))).toContain(
      'explains: must not end with a period',
    );
  });

  it('is named when the file exports nothing', () => {
    expect(() => parseLesson(row, 'content/en/lessons/1.ts', undefined)).toThrow(/lesson: is missing/);
  });
});
