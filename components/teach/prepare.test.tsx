import { render, screen } from '@testing-library/react';
import { en } from '@/content/en';
import { allChapters, type Chapter } from '@/lib/content/lessons/learning-path';
import { getClassHour } from '@/lib/content/lessons/teaching';
import { Prepare } from './prepare';

test('Prepare lists the sheets to print, and links each part that the class does together', async () => {
  const hour = await getClassHour(allChapters[0] as Chapter, 'en');
  render(<Prepare hour={hour} locale="en" />);
  const words = en.teach.chapter.prepare;
  for (const text of [words.worksheet, words.yours]) expect(screen.getByText(text)).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    hour.lessons.flatMap(({ row, together }) => together.map(({ anchor }) => `/lesson/${row.id}#${anchor}`)),
  );
  expect(links).not.toEqual([]);
});
