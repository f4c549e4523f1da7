import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getContent } from '@/lib/content/content';
import { ThemeSwitch } from './theme-switch';

const button = () => screen.getByRole('button', { name: /Color theme/ });
const open = () => render(<ThemeSwitch words={getContent('en').layout.theme} />);
const chosen = () => document.documentElement.dataset.theme;

beforeAll(() => {
  // jsdom lacks it.
  Object.assign(globalThis, { CSS: { supports: () => true } });
  new Function(readFileSync(path.join(__dirname, '../../islands/boot.js'), 'utf8'))();
});
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
afterEach(() => jest.restoreAllMocks());

describe('ThemeSwitch', () => {
  it('cycles from system to light to dark and back, and stores the choice', async () => {
    open();
    await userEvent.click(button());
    expect([chosen(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
    await userEvent.click(button());
    expect([chosen(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
    await userEvent.click(button());
    expect([chosen(), localStorage.getItem('theme')]).toEqual([undefined, null]);
  });

  it('works by keyboard and keeps the focus', async () => {
    open();
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(chosen()).toBe('dark');
    expect(button()).toHaveFocus();
  });

  it('changes the page where storage is refused', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    open();
    await userEvent.click(button());
    expect(chosen()).toBe('light');
  });

  it('leaves no press to be repeated', async () => {
    open();
    await userEvent.click(button());
    expect(window.earlyEvents).toEqual([]);
  });
});
