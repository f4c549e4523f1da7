import { render, screen } from '@testing-library/react';
import { type ExhibitId, exhibitIds, exhibitLessons } from '@/content/exhibits';
import { getContent } from '@/lib/content/content';
import { findLesson } from '@/lib/content/lessons/learning-path';
import { DeeperLesson } from './deeper-lesson';

const { lessonTexts } = getContent('en');

describe('DeeperLesson', () => {
  it.each(Object.entries(exhibitLessons) as [ExhibitId, keyof typeof lessonTexts][])(
    'links %s to the lesson %s if it is written',
    (exhibit, id) => {
      render(<DeeperLesson exhibit={exhibit} locale="en" />);
      const link = screen.queryByRole('link', {
        name: `Lesson, ${findLesson(id)?.minutes} minutes ${lessonTexts[id].title}`,
      });
      if (findLesson(id)?.status === 'written') expect(link).toHaveAttribute('href', `/lesson/${id}`);
      else expect(link).toBeNull();
    },
  );

  it('has a lesson for every exhibit but the last, each its own', () => {
    expect(Object.keys(exhibitLessons)).toEqual(exhibitIds.slice(0, -1));
    expect(new Set(Object.values(exhibitLessons)).size).toBe(exhibitIds.length - 1);
  });
});
