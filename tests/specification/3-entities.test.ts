/* The owner's values: section 3, entities and their initial values. No line changes without the owner. */
import { books } from '@/content/books';
import { chapters, learningPath } from '@/content/chapters';
import { concepts } from '@/content/concepts';
import { GUIDE_LEVELS, guides } from '@/content/guides';
import { moralCases } from '@/content/moral-code-section';
import { timelineCategories, timelineEvents } from '@/content/timeline';
import { DCA_DEFAULTS } from '@/lib/calculators/dollar-cost-averaging';
import { FEE_DEFAULTS } from '@/lib/calculators/fee';
import { HARDWARE_WALLET_DEFAULTS } from '@/lib/calculators/hardware-wallet';
import { INFLATION_DEFAULT_YEAR } from '@/lib/calculators/inflation-by-year';
import { MINING_DEFAULTS } from '@/lib/calculators/mining';
import { TIME_PREFERENCE_DEFAULTS } from '@/lib/calculators/time-preference';
import { getChart, getColumn } from '@/lib/charts/get-chart';
import { getContent } from '@/lib/content/content';
import { getSeries, getTable, getValue } from '@/lib/content/figures';
import { getGuides } from '@/lib/content/guides';
import { getLesson } from '@/lib/content/lessons';
import { getCpiTable, getHousingRows, getItemPrices } from '@/lib/content/series';
import { allChapters, allLessons } from '@/lib/learner/learning-path';
import { chapterProgress, currentChapterId, lessonsCompleted } from '@/lib/learner/selectors';
import { initialState } from '@/lib/learner/state';

const words = getContent('en');

describe('learning path, chapter, lesson, concept, story section', () => {
  it('learning path: id, title, level, description, chapters, estimatedHours', () => {
    expect(learningPath).toEqual({ id: 'money-story', level: 1 });
    expect(words.paths['money-story']).toMatchObject({
      title: 'The Money Story',
      description: expect.any(String),
    });
    expect(chapters).toHaveLength(8);
    const minutes = allLessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
    expect(Math.round(minutes / 60)).toBe(4);
  });

  it('chapter: id, pathId, title, order, lessons; completed and current are derived', () => {
    expect(allChapters.map(({ id, pathId, order }) => [id, pathId, order])).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id, index) => [id, 'money-story', index + 1]),
    );
    expect(allChapters.map(({ lessons }) => lessons.length)).toEqual(Array(8).fill(4));
    for (const { id } of allChapters) expect(words.chapterTexts[id].title).toBeTruthy();
    expect(chapterProgress(initialState).map(({ status }) => status)).toEqual([
      'complete',
      'complete',
      'in_progress',
      ...Array(5).fill('locked'),
    ]);
  });

  it('lesson: id, chapterId, title, estimatedTime, order, modules of type story, analogy or interactive', async () => {
    for (const lesson of allLessons) {
      expect(lesson).toMatchObject({
        id: expect.any(String),
        chapterId: expect.any(String),
        minutes: expect.any(Number),
      });
      expect(words.lessonTexts[lesson.id].title).toBeTruthy();
      for (const type of lesson.modules) expect(['story', 'analogy', 'interactive']).toContain(type);
    }
    const first = await getLesson('1', 'en');
    expect(first?.content.modules.map(({ type }) => type)).toEqual(['analogy', 'story', 'interactive']);
  });

  it('concept: id, name, difficulty (beginner or intermediate)', () => {
    expect(new Set(concepts.map(({ difficulty }) => difficulty))).toEqual(new Set(['beginner', 'intermediate']));
    for (const { id } of concepts) expect(words.conceptNames[id]).toBeTruthy();
  });

  it('story section: id, background, content {year, location, character, scene, narrative, visual, mood}', async () => {
    const lesson = await getLesson('1', 'en');
    const sections =
      lesson?.content.modules.flatMap((module) => (module.type === 'story' ? module.sections : [])) ?? [];
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      expect(section).toMatchObject({ id: expect.any(String), background: expect.any(String) });
      for (const field of ['year', 'location', 'character', 'scene', 'narrative', 'visual', 'mood'])
        expect(section.content).toHaveProperty(field);
    }
    expect(sections.some(({ content }) => content.year.includes('1923'))).toBe(true);
  });
});

describe('user', () => {
  it('has the initial values level 1, streak 3, language en, lessonsCompleted 8, totalLessons 32, timeSpent 47', () => {
    expect(learningPath.level).toBe(1);
    expect(initialState.streak.days).toBe(3);
    expect(initialState.language).toBe('en');
    expect(lessonsCompleted(initialState)).toBe(8);
    expect(allLessons).toHaveLength(32);
    expect(initialState.minutes).toBe(47);
    expect(initialState).toHaveProperty('id');
    expect(initialState).toHaveProperty('name');
  });

  it('starts at chapter 3, lesson 1', () => {
    expect(currentChapterId(initialState)).toBe('3');
    expect(initialState.currentLesson).toBe('1');
    expect(allChapters[2]?.lessons[0]?.id).toBe('1');
  });
});

describe('timeline event, moral case, book, guide', () => {
  it('timeline event: year, title, description, impact, color, icon, category, keyPerson', () => {
    expect(Object.keys(timelineCategories).sort()).toEqual([
      'bitcoin',
      'crypto',
      'monetary',
      'movement',
      'proof-of-work',
    ]);
    const colors = Object.values(timelineCategories).map(({ color }) => color);
    expect(new Set(colors).size).toBe(5);
    for (const { id, year, icon } of timelineEvents) {
      expect(year).toBeGreaterThanOrEqual(1913);
      expect(icon).toBeTruthy();
      const event = words.home.exhibits.timeline.events[id];
      expect(event).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        note: expect.any(String),
      });
    }
    expect(timelineEvents.filter(({ id }) => words.home.exhibits.timeline.events[id].keyPerson).length).toBeGreaterThan(
      30,
    );
  });

  it('moral-case item: title, problem and example, solution and example, for the six pairs in order', () => {
    const titles = ['Inflation', 'Censorship', 'Confiscation', 'Exclusion', 'Manipulation', 'War financing'];
    const cases = words.home.exhibits['moral-code-section'].cases;
    expect(moralCases.map(({ id }) => cases[id].title)).toEqual(titles);
    for (const { id } of moralCases) {
      for (const field of ['fiatProblem', 'fiatExample', 'bitcoinSolution', 'bitcoinExample'] as const)
        expect(cases[id][field]).toBeTruthy();
    }
  });

  it('book: title, author, cover, address and description, for the seven books', () => {
    expect(books.map(({ title, author }) => [title.replace('’', "'"), author])).toEqual([
      ['The Bitcoin Standard', 'Saifedean Ammous'],
      ["Bitcoin Miner's Almanac", 'Robert Warren'],
      ['Scale', 'Geoffrey West'],
      ['The Big Print', 'Lawrence Lepard'],
      ['Economic Policy', 'Ludwig von Mises'],
      ['Broken Money', 'Lyn Alden'],
      ['Check Your Financial Privilege', 'Alex Gladstein'],
    ]);
    for (const { id, cover } of books) {
      expect(cover).toBeTruthy();
      expect(words.home.exhibits['further-reading'].books[id]).toBeTruthy();
    }
  });

  it('guide card: id, title, description, readTime, difficulty, status, path, icon', () => {
    expect(GUIDE_LEVELS).toEqual(['Beginner', 'Intermediate', 'Advanced']);
    expect(new Set(guides.map(({ status }) => status))).toEqual(new Set(['available', 'coming-soon']));
    for (const guide of getGuides('en')) {
      expect(guide).toMatchObject({
        id: expect.any(String),
        title: expect.any(String),
        description: expect.any(String),
        level: expect.any(String),
        icon: expect.any(String),
      });
      if (guide.status === 'available') expect(guide.minutes).toBeGreaterThan(0);
    }
  });
});

describe('security checklist', () => {
  const { categories } = words.calculators.SecurityChecklist;

  it('has the five categories with 6, 5, 5, 5, 5 items, 26 in total', () => {
    expect(categories.map(({ id, items }) => [id, items.length])).toEqual([
      ['device-security', 6],
      ['network-security', 5],
      ['social-engineering', 5],
      ['physical-security', 5],
      ['regular-maintenance', 5],
    ]);
    expect(new Set(categories.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(26);
  });

  it('each category has a title, an icon and a color of its own; each item a text', () => {
    expect(new Set(categories.map(({ color }) => color)).size).toBe(5);
    expect(new Set(categories.map(({ icon }) => icon)).size).toBe(5);
    for (const { title, items } of categories) {
      expect(title).toBeTruthy();
      for (const { text } of items) expect(text).toBeTruthy();
    }
  });
});

describe('tables', () => {
  it.each([
    [1913, 9.9],
    [1959, 29.1],
    [1971, 40.5],
    [1980, 82.4],
    [1990, 130.7],
    [2000, 172.2],
    [2008, 215.3],
    [2010, 218.1],
    [2020, 258.8],
    [2024, 321.5],
  ])('CPI of %i is %d', (year, cpi) => expect(getCpiTable()[year]).toBe(cpi));

  it('item prices: twelve years, six categories; 2024 has the values of the owner', () => {
    const table = getItemPrices();
    expect(table.map(({ year }) => year)).toEqual([
      1913, 1959, 1971, 1980, 1990, 2000, 2008, 2010, 2017, 2020, 2021, 2024,
    ]);
    expect(table.at(-1)?.prices).toEqual({
      car: 35_000,
      medianHouse: 422_800,
      coffee: 5,
      bread: 3.5,
      milk: 4.5,
      gas: 3.5,
    });
    // Goods without a source have no price.
    for (const { prices } of table) expect(Object.keys(prices).length).toBeGreaterThanOrEqual(4);
  });

  it('bitcoin average price: 2017 14000, 2020 29000, 2021 47000, 2024 65964', () => {
    expect(getHousingRows('owner').map(({ year, btcPriceUsd }) => [year, btcPriceUsd])).toEqual([
      [2017, 14_000],
      [2020, 29_000],
      [2021, 47_000],
      [2024, 65_964],
    ]);
  });

  it('M2 in trillions from 1959 (0.287) to January 2024 (20.773)', () => {
    expect(getTable('owner', 'm2').data.map(([year, m2]) => [year, m2])).toEqual([
      [1959, 0.287],
      [2024, 20.773],
    ]);
    expect(getSeries('m2', 'm2')[0]?.[0]).toBe(1959);
  });

  it('dollar purchasing power from 100 (1959) to 9.05 (321.5), as 100 x CPI(1959) / CPI(year)', () => {
    const chart = getChart('dollar-value');
    expect(chart.keys[0]).toBe('1959');
    expect(getColumn(chart, 'power').values[0]).toBe(100);
    expect(chart.dots.map(({ value }) => Number(value.toFixed(2)))).toEqual([9.05]);
  });

  it('inflation table by year 2020-2024: housing, groceries, wages percentages', () => {
    expect(getTable('owner', 'inflation').data).toEqual([
      [2020, 16, 2, 3],
      [2021, 19, 6, 4],
      [2022, 18, 11, 5],
      [2023, 7, 5, 4],
      [2024, 5, 2, 3],
    ]);
  });

  it('fee priority level: rate in sat per vB and time in minutes', () => {
    expect(getTable('owner', 'feePriority').data).toEqual([
      ['low', 1, 5, 2 * 60, 24 * 60],
      ['medium', 10, 20, 10, 60],
      ['high', 50, null, 10, 20],
      ['emergency', 100, null, 1, 10],
    ]);
  });

  it('energy in TWh/year: network 150, banking 260, data centers 200, gaming 75, US Christmas lights 6.6', () => {
    const value = (key: string) => getValue('owner', key, 'twhPerYear', 'energy');
    expect(['bitcoin', 'banking', 'dataCentres', 'gaming', 'christmasLights'].map(value)).toEqual([
      150, 260, 200, 75, 6.6,
    ]);
  });
});

describe('calculator inputs', () => {
  it('mining: hashRate 100 TH/s, powerConsumption 3000 W, electricityCost 0.12 $/kWh, btcPrice 43000', () =>
    expect(MINING_DEFAULTS).toEqual({
      hashRateThs: 100,
      powerW: 3000,
      electricityUsdPerKwh: 0.12,
      btcPriceUsd: 43_000,
    }));

  it('hardware wallet: bitcoinAmount 0.1, btcPrice 43000, exchangeHackProbability 5, hardwareWalletCost 79', () =>
    expect(HARDWARE_WALLET_DEFAULTS).toEqual({
      bitcoinAmount: 0.1,
      btcPriceUsd: 43_000,
      exchangeRiskPercent: 5,
      walletCostUsd: 79,
    }));

  it('time preference: monthlyAmount 500, years 10, inflationRate 3.5, bitcoinAnnualReturn 45', () =>
    expect(TIME_PREFERENCE_DEFAULTS).toEqual({
      monthlyAmountUsd: 500,
      years: 10,
      inflationPercent: 3.5,
      bitcoinReturnPercent: 45,
    }));

  it('DCA: amount 100, frequency weekly', () => expect(DCA_DEFAULTS).toEqual({ amountUsd: 100, frequency: 'weekly' }));

  it('fee: size 250 bytes, rate 20 sat/vB', () =>
    expect(FEE_DEFAULTS).toEqual({ sizeVbytes: 250, rateSatsPerVbyte: 20 }));

  it('inflation view: selected year 2024', () => expect(INFLATION_DEFAULT_YEAR).toBe(2024));
});
