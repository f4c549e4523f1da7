import './bar-menu.css';
import { Menu, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { barSignClass } from './bar-item';

/**
 * The parts of a bar that are in its row where there is room for their words, and elsewhere in a menu that `BarMenuButton` opens. A popover
 * opens without script, and closes by Escape and a press beside it.
 */
export function BarMenu({ id, locale, children }: { id: string; locale: Locale; children: ReactNode }) {
  const { menu } = getContent(locale).layout;
  return (
    <div id={id} popover="auto" data-behaviour="bar-menu" className="bar-menu roomy:contents">
      <div className="page pb-4 roomy:contents">
        <div className="flex min-h-16 items-center justify-between roomy:hidden">
          <p className="font-display font-semibold text-xl">{menu.label}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={menu.close}
            className={barSignClass}
          >
            <Icon node={X} />
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}

/** `menu`: the id of its `BarMenu`. */
export function BarMenuButton({ menu, locale }: { menu: string; locale: Locale }) {
  return (
    <button type="button" popoverTarget={menu} className={`${barSignClass} roomy:hidden`}>
      <Icon node={Menu} />
      <span className="sr-only">{getContent(locale).layout.menu.label}</span>
    </button>
  );
}
