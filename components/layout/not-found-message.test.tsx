import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { en } from '@/content/en';
import { NotFoundMessage } from './not-found-message';

const pages = [{ path: '/guides/bitcoin-fees', title: 'Understanding Bitcoin Fees' }] as const;

const show = (path: string) => {
  window.history.replaceState(null, '', path);
  render(<NotFoundMessage languages={{ en: { words: en.notFound, pages } }} />);
};

describe('the page for unknown addresses', () => {
  it('holds the words of all three kinds from the start, so that nothing moves when script has read the address', () => {
    const html = renderToString(<NotFoundMessage languages={{ en: { words: en.notFound, pages } }} />);
    for (const kind of ['page', 'chapter', 'lesson'] as const) {
      for (const text of Object.values(en.notFound[kind])) expect(html).toContain(text);
    }
  });

  it('says one thing where there is neither style nor script', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<NotFoundMessage languages={{ en: { words: en.notFound, pages } }} />);
    expect(page.querySelector('h1')).toHaveTextContent(/^Page Not Found$/);
    for (const text of Object.values(en.notFound.lesson)) expect(page).not.toHaveTextContent(text);
  });

  it('says Page Not Found for any address', () => {
    show('/nowhere');
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Back to Dashboard' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it.each([
    ['/chapter/99', 'Chapter Not Found'],
    ['/chapter', 'Chapter Not Found'],
    ['/lesson/none', 'Lesson Not Found'],
  ])('at %s says %s and leads back to the dashboard', (path, title) => {
    show(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toBe(title);
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('offers the page with the most similar address, and nothing for an address like no other', () => {
    show('/guides/bitcoin-fee');
    expect(screen.getByRole('link', { name: `${en.notFound.nearest} Understanding Bitcoin Fees` })).toHaveAttribute(
      'href',
      '/guides/bitcoin-fees',
    );
    show('/nowhere');
    expect(screen.getAllByText(en.notFound.nearest)).toHaveLength(1);
  });
});
