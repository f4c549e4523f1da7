import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { ThemeSwitch } from './theme-switch';

const button = () => screen.getByRole('button', { name: /Color theme/ });

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
afterEach(() => jest.restoreAllMocks());

describe('the theme switch', () => {
  it('walks from system to light to dark and back, and remembers', async () => {
    render(<ThemeSwitch words={en.layout.theme} />);
    expect(button()).toHaveAccessibleName('Color theme: System theme');
    await userEvent.click(button());
    expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
    await userEvent.click(button());
    expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
    await userEvent.click(button());
    expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, null]);
  });

  it('is turned by the keyboard, and keeps the focus', async () => {
    render(<ThemeSwitch words={en.layout.theme} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(button()).toHaveAccessibleName('Color theme: Dark theme');
    expect(button()).toHaveFocus();
  });

  it('works for the page alone where storage is refused', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    render(<ThemeSwitch words={en.layout.theme} />);
    await userEvent.click(button());
    expect(button()).toHaveAccessibleName('Color theme: Light theme');
  });
});
