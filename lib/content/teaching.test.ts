import fc from 'fast-check';
import { allChapters, type Chapter } from '@/lib/learner/learning-path';
import { getClassHour, homeworkOf, letterOf, minutesOf } from './teaching';

describe('a class hour', () => {
  it.each(allChapters.map(({ id }) => id))(
    'of chapter %s has a guess and a check for each written lesson',
    async (id) => {
      const chapter = allChapters.find((one) => one.id === id) as Chapter;
      const { lessons, minutes, homework } = await getClassHour(chapter, 'en');
      expect(lessons.map(({ row }) => row)).toEqual(chapter.lessons.filter(({ status }) => status === 'written'));
      expect(minutes).toBe(minutesOf(lessons.map(({ row }) => row)));
      // One class hour is at most 60 minutes, and most of a chapter fits into 45.
      expect(minutes).toBeLessThanOrEqual(60);
      expect(homework.length).toBeLessThan(Math.max(1, lessons.length / 2 + 1));
      for (const { content, together } of lessons) {
        expect(content.opening.guess.options.length).toBeGreaterThan(1);
        expect(content.check.length).toBeGreaterThan(0);
        expect(together.length).toBeGreaterThan(0);
      }
    },
  );

  it('takes 20 minutes besides the lessons', () => {
    expect(minutesOf([{ minutes: 8 }, { minutes: 9 }])).toBe(37);
    expect(minutesOf([])).toBe(0);
  });

  it('has the calculator and the guesses of its lessons with their places', async () => {
    const { lessons } = await getClassHour(allChapters[2] as Chapter, 'en');
    const clock = lessons.find(({ row }) => row.id === '4');
    expect(clock?.together).toEqual([{ anchor: 'part-2', title: expect.any(String), isDecision: false }]);
    expect(clock?.figures).toContain('weimar-1923');
    expect(lessons[0]?.guesses[0]?.anchor).toMatch(/^scene-/);
  });
});

describe('homework', () => {
  it('is the shortest lesson that makes the rest fit', () => {
    const [a, b, c, d] = [9, 8, 8, 6].map((minutes) => ({ minutes }));
    // 51 minutes: six are too many.
    expect(homeworkOf([a, b, c, d] as { minutes: number }[], 45)).toEqual([d]);
    expect(homeworkOf([a, b, c, d] as { minutes: number }[], 44)).toEqual([b]);
    expect(homeworkOf([a, b] as { minutes: number }[], 45)).toEqual([]);
  });

  it('makes any hour fit, or gives everything as homework', () => {
    const lessons = fc.array(fc.record({ minutes: fc.integer({ min: 1, max: 40 }) }), { maxLength: 8 });
    fc.assert(
      fc.property(lessons, fc.integer({ min: 1, max: 90 }), (all, limit) => {
        const homework = homeworkOf(all, limit);
        const rest = all.filter((lesson) => !homework.includes(lesson));
        expect(rest.length === 0 || minutesOf(rest) <= limit).toBe(true);
        if (minutesOf(all) <= limit) expect(homework).toEqual([]);
      }),
    );
  });
});

it('letterOf counts a, b, c', () => {
  expect([0, 1, 2].map(letterOf)).toEqual(['a', 'b', 'c']);
});
