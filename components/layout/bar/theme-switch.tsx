import clsx from 'clsx';
import { Monitor, Moon, Sun } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { barSignClass } from './bar-item';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];
const icons = { system: Monitor, light: Sun, dark: Moon };

/** The style sheet shows the current theme, so the button is right at the first paint. */
const shownFor: Record<Theme, string> = {
  system: 'in-data-theme:hidden',
  light: 'hidden in-data-[theme=light]:block',
  dark: 'hidden in-data-[theme=dark]:block',
};

/**
 * A button that cycles through system, light and dark; boot.js answers it. Without script the system's theme applies and it is not shown.
 */
export function ThemeSwitch({ words }: { words: Record<Theme | 'label', string> }) {
  return (
    <button type="button" data-theme-switch="" className={clsx(barSignClass, 'no-js:hidden')}>
      {themes.map((theme) => (
        <span key={theme} className={shownFor[theme]}>
          <Icon node={icons[theme]} className="size-5" />
          <span className="sr-only">{`${words.label}: ${words[theme]}`}</span>
        </span>
      ))}
    </button>
  );
}
