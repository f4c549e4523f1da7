'use client';

import { Monitor, Moon, Sun } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];
const icons = { system: Monitor, light: Sun, dark: Moon };

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Storage can be refused; the theme then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** One button that walks through system, light and dark. Without script the system's theme applies and it is not shown. */
export function ThemeSwitch({ words }: { words: Record<Theme | 'label', string> }) {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  const icon = icons[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <button
      type="button"
      onClick={() => applyTheme(next)}
      aria-label={`${words.label}: ${words[theme]}`}
      title={words[theme]}
      className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk no-js:hidden"
    >
      <Icon node={icon} className="size-5" />
    </button>
  );
}
