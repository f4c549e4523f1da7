import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { BarLink } from './bar-link';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

test.each([
  ['/guides', 'page'],
  ['/guides/bitcoin-fees', 'true'],
  ['/guides-and-more', null],
  ['/', null],
])('on %s the link to /guides has aria-current %s', (path, current) => {
  jest.mocked(usePathname).mockReturnValue(path);
  render(
    <BarLink href="/guides" className="">
      Guides
    </BarLink>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});

it('has aria-current on its page where the host has the site in a folder', async () => {
  process.env.BASE_PATH = '/journey';
  jest.resetModules();
  const { BarLink: LinkInFolder } = await import('./bar-link');
  const navigation = await import('next/navigation');
  jest.mocked(navigation.usePathname).mockReturnValue('/guides');
  render(<LinkInFolder href="/journey/guides">Guides</LinkInFolder>);
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  process.env.BASE_PATH = '';
});
