import { render, screen } from '@testing-library/react';
import { en } from '@/content/en';
import { ShareBlock } from './share-block';

it('shares on X through its own form, in a new tab, with the text and the address', () => {
  render(<ShareBlock words={{ ...en.share, newTab: en.ui.newTab }} url="https://site.example" />);
  const link = screen.getByRole('link', { name: /Share on X/ });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://x.com/intent/tweet');
  expect(address.searchParams.get('url')).toBe('https://site.example');
  expect(address.searchParams.get('text')).toBe(en.share.tweet);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
