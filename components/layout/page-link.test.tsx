import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from './page-link';

const visited: string[] = [];
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: (href: string) => visited.push(href) }) }));

beforeEach(() => {
  visited.length = 0;
});

/** Presses the link; says whether it was left to the browser, and where the page was walked to. */
function press(href: string, mouse?: MouseEventInit) {
  render(<PageLink href={href}>Guides</PageLink>);
  const link = screen.getByRole('link', { name: 'Guides' });
  expect(link).toHaveAttribute('href', href);
  const click = createEvent.click(link, mouse);
  fireEvent(link, click);
  return { isLeftToBrowser: !click.defaultPrevented, visited };
}

it('walks to the page on a plain click', () => {
  expect(press('/guides')).toEqual({ isLeftToBrowser: false, visited: ['/guides'] });
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves new tabs, new windows and downloads to the browser: %o',
  (mouse) => {
    expect(press('/guides', mouse)).toEqual({ isLeftToBrowser: true, visited: [] });
  },
);

it('leaves places in a page to the browser, which marks them', () => {
  expect(press('/sources#cpi-u')).toEqual({ isLeftToBrowser: true, visited: [] });
});
