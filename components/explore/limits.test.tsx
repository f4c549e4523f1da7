import { render, screen } from '@testing-library/react';
import { getContent } from '@/lib/content/content';
import { getExploredFigures } from '@/lib/explore/facts';
import { Sources } from './limits';

test.each([
  ['en', null],
  ['es', 'en'],
  ['pt', 'en'],
] as const)('Sources marks the English name of a source on a page in "%s"', (locale, lang) => {
  const { m2 } = getExploredFigures(locale);
  if (!m2) throw new Error('m2 is not drawn');
  render(<Sources figures={[m2]} words={getContent(locale).explore} />);
  const link = screen.getByRole('link', { name: `${m2.publisher}, ${m2.source?.name}` });
  expect(link.getAttribute('lang')).toBe(lang);
});
