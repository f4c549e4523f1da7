import clsx from 'clsx';
import { Search } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { barSignClass } from './bar-item';
import { BarLink } from './bar-link';

/** The link of the bars to the field of the search; the key "/" does the same, unless it is switched off at /search. */
export function SearchLink({ locale }: { locale: Locale }) {
  return (
    <BarLink
      href={localePath(locale, '/search')}
      fragment="words"
      data-behaviour="search-key"
      aria-keyshortcuts="/"
      className={clsx(barSignClass, 'aria-[current]:bg-sunk')}
    >
      <Icon node={Search} className="size-5" />
      <span className="sr-only">{getContent(locale).search.link}</span>
    </BarLink>
  );
}
