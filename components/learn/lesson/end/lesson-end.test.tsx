import { render, screen, within } from '@testing-library/react';
import { LessonSources } from '@/components/learn/lesson/lesson-sources';
import { en } from '@/content/en/index';
import { findLesson, type Lesson } from '@/lib/content/lessons/learning-path';
import { citedSources, getLesson } from '@/lib/content/lessons/lessons';
import { NextLesson } from './next-lesson';

const words = en.learn.lesson;

test('NextLesson leads to the lesson, with its title and its place in the path', async () => {
  render(await NextLesson({ row: findLesson('paper-money-in-china') as Lesson, locale: 'en' }));
  const link = within(screen.getByRole('navigation', { name: words.nextCard })).getByRole('link');
  expect(link).toHaveAttribute('href', '/lesson/paper-money-in-china');
  expect(link).toHaveTextContent(en.lessonTexts['paper-money-in-china'].title);
  expect(link).toHaveTextContent('Chapter 2, lesson 3 of 4 · 6 minutes');
});

test('LessonSources has every source in a fold that says how many they are', async () => {
  const lesson = await getLesson('1', 'en');
  if (!lesson) throw new Error('Lesson 1 is missing');
  const { length } = citedSources(lesson.content);
  render(<LessonSources content={lesson.content} locale="en" />);
  const fold = screen.getByText(`All ${length} sources`).closest('details') as HTMLElement;
  expect(within(fold).getAllByRole('listitem', { hidden: true })).toHaveLength(length);
});
