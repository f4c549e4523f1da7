/* The owner's values: section 3, entities and their initial values. No line changes without the owner. */
import { books } from '@/content/books';
import { chapters, learningPath } from '@/content/chapters';
import { concepts } from '@/content/concepts';
import { GUIDE_LEVELS, guides } from '@/content/guides';
import { moralCases } from '@/content/home/moral-code-section';
import { timelineCategories, timelineEvents } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import { getGuides } from '@/lib/content/guides/guides';
import { allChapters, allLessons } from '@/lib/content/lessons/learning-path';
import { getLesson } from '@/lib/content/lessons/lessons';
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
