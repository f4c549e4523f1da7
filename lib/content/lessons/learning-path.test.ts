import { learningPath } from '@/content/chapters';
import { concepts } from '@/content/concepts';
import {
  allChapters,
  allLessons,
  estimatedHours,
  findChapter,
  findLesson,
  getChapter,
  isBegun,
  writtenLessonAfter,
  writtenLessons,
} from './learning-path';

describe('the learning path', () => {
  it('has eight chapters of four lessons, 32 in total, and four hours', () => {
    expect(learningPath.level).toBe(1);
    expect(allChapters).toHaveLength(8);
    expect(allChapters.map((chapter) => chapter.lessons.length)).toEqual(Array(8).fill(4));
    expect(allLessons).toHaveLength(32);
    expect(estimatedHours).toBe(4);
  });

  it('gives every lesson a unique id, and chapter 3 the lessons 1 to 4', () => {
    const ids = allLessons.map((lesson) => lesson.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(findLesson('1')).toMatchObject({ chapterId: '3', order: 1 });
    expect(findChapter('3')?.lessons.map((lesson) => lesson.id)).toEqual(['1', '2', '3', '4']);
  });

  it('has every lesson of chapter 3 written', () => {
    expect(writtenLessons.map((lesson) => lesson.id)).toEqual(expect.arrayContaining(['1', '2', '3', '4']));
  });

  it('says that a chapter is begun when one of its lessons is written', () => {
    const { id, lessons, ...chapter } = allChapters[0] as (typeof allChapters)[number];
    const withStatus = (...all: ('written' | 'coming-soon')[]) =>
      isBegun({
        ...chapter,
        id,
        lessons: all.map((status) => ({ ...(lessons[0] as (typeof lessons)[number]), status })),
      });
    expect([withStatus('coming-soon', 'written'), withStatus('coming-soon')]).toEqual([true, false]);
  });

  it('goes on to the next written lesson, also in the next chapter, and to none after the last', () => {
    expect(writtenLessonAfter('1')?.id).toBe('2');
    expect(writtenLessonAfter('4')).toBe(allChapters[3]?.lessons[0]);
    expect(writtenLessonAfter(writtenLessons.at(-1)?.id ?? '')).toBeNull();
  });

  it('finds nothing for an unknown id', () => {
    for (const id of ['0', '9', '', 'constructor', '../3']) {
      expect(findChapter(id)).toBeNull();
      expect(() => getChapter(id)).toThrow(`There is no chapter "${id}"`);
      expect(findLesson(`${id}x`)).toBeNull();
    }
  });

  it('teaches every concept in exactly one lesson, in the order of the list', () => {
    expect(allLessons.flatMap((lesson) => lesson.concepts)).toEqual(concepts.map((concept) => concept.id));
  });
});
