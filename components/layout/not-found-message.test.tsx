import { render, screen } from '@testing-library/react';
import { en } from '@/content/en';
import { NotFoundMessage } from './not-found-message';

const show = (path: string) => {
  window.history.replaceState(null, '', path);
  render(<NotFoundMessage words={en.notFound} />);
};

describe('the page for unknown addresses', () => {
  it('says Page Not Found for any address', () => {
    show('/nowhere');
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Back to Dashboard' })).not.toBeInTheDocument();
  });

  it.each([
    ['/chapter/99', 'Chapter Not Found'],
    ['/lesson/none', 'Lesson Not Found'],
  ])('at %s says %s and leads back to the dashboard', (path, title) => {
    show(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
