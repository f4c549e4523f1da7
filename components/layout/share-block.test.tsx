import { render, screen } from '@testing-library/react';
import { en } from '@/content/en';
import { ShareBlock } from './share-block';
import { tweetIntent } from './share-link';

const show = (address: string) => {
  render(<ShareBlock words={{ ...en.share, newTab: en.ui.newTab }} address={address} />);
  return screen.getByRole('link', { name: /Share on X/ });
};

it('ShareBlock opens the form of X in a new tab, with the text and the address', () => {
  const link = show('https://site.example/');
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://x.com/intent/tweet');
  expect(address.searchParams.get('url')).toBe('https://site.example/');
  expect(address.searchParams.get('text')).toBe(en.share.tweet);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).not.toHaveAttribute('data-share');
});

it('ShareBlock names no address, and leaves the path to the browser, when the owner has set none', () => {
  const link = show('/');
  expect(link.getAttribute('href')).not.toContain('url=');
  expect(link).toHaveAttribute('data-share', '/');
});

it('tweetIntent writes each space as %20 and keeps every sign of the text and the address', () => {
  const text = 'Money & “time” + 1971: 100%';
  const intent = tweetIntent(text, 'https://site.example/a?b=c&d#e');
  expect(intent).toContain('Money%20%26%20');
  expect(intent).not.toContain('+');
  expect(new URL(intent).searchParams.get('text')).toBe(text);
  expect(new URL(intent).searchParams.get('url')).toBe('https://site.example/a?b=c&d#e');
});
