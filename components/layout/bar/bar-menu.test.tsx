import { render, screen } from '@testing-library/react';
import { startPage } from '@/tests/components/behaviours';
import { BarMenu, BarMenuButton } from './bar-menu';

function show() {
  render(
    <>
      <BarMenu id="menu" locale="en">
        <a href="/guides">Guides</a>
      </BarMenu>
      <BarMenuButton menu="menu" locale="en" />
    </>,
  );
}

it('has a button that opens it and one that closes it, both without script', () => {
  show();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'menu');
  const close = screen.getByRole('button', { name: 'Close the menu', hidden: true });
  expect([close.getAttribute('popovertarget'), close.getAttribute('popovertargetaction')]).toEqual(['menu', 'hide']);
});

it('closes when the page is left, in browsers that have popovers', () => {
  show();
  startPage();
  const menu = document.getElementById('menu') as HTMLElement;
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
  menu.hidePopover = jest.fn();
  window.dispatchEvent(new Event('pagehide'));
  expect(menu.hidePopover).toHaveBeenCalledTimes(1);
});
