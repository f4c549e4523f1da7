import clsx from 'clsx';
import { BookOpen } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import type { CatalogueEntry } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { GuideIcon } from './guide-icon';
import { Level } from './level';

/** The whole card is the link; on phones it is a row. A guide that is not written yet is dimmed and has none. */
export function GuideCard({ guide, locale }: { guide: CatalogueEntry; locale: Locale }) {
  const words = getContent(locale).guides;
  const isAvailable = guide.status === 'available';
  return (
    <article
      className={clsx(
        'group relative grid grid-cols-[auto_1fr_auto] items-center gap-x-4 py-3 sm:flex sm:h-full sm:flex-col sm:items-stretch sm:rounded-xl sm:border sm:p-6',
        isAvailable
          ? 'border-line duration-200 ease-settle has-focus-visible:border-ink hover:border-control sm:bg-raised motion-safe:transition-transform sm:motion-safe:hover:-translate-y-1'
          : 'border-control text-muted sm:border-dashed',
      )}
    >
      <div className="contents sm:flex sm:items-start sm:justify-between sm:gap-3">
        <span
          className={clsx(
            'row-span-2 grid size-12 place-items-center rounded-full border sm:size-16',
            isAvailable ? 'border-line bg-sunk text-ink' : 'border-control border-dashed text-muted',
          )}
        >
          <GuideIcon name={guide.icon} className="size-6 stroke-[1.75] sm:size-8 sm:stroke-[1.5]" />
        </span>
        <span className="col-start-2 row-start-2 text-sm">
          <Level level={guide.level} locale={locale} isDimmed={!isAvailable} />
        </span>
      </div>
      <h3 className="col-start-2 row-start-1 text-xl leading-tight sm:mt-5 sm:text-2xl">
        {isAvailable ? (
          <SiteLink
            href={localePath(locale, `/guides/${guide.id}`)}
            className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-bitcoin focus-visible:after:outline-offset-3"
          >
            {guide.title}
          </SiteLink>
        ) : (
          guide.title
        )}
      </h3>
      <p className="mt-3 text-base text-muted max-sm:hidden">{guide.description}</p>
      <p className="col-start-3 row-span-2 row-start-1 flex items-center gap-2 font-medium text-base tabular-nums max-sm:text-muted max-sm:text-sm sm:mt-auto sm:pt-6">
        {isAvailable ? (
          <>
            <Icon node={BookOpen} className="size-4.5 text-muted max-sm:hidden" />
            {fill(words.minutes, { n: guide.minutes })}
            <svg
              viewBox="0 0 24 12"
              aria-hidden="true"
              className="ml-auto h-3 w-6 max-sm:hidden fill-none stroke-2 stroke-bitcoin duration-200 ease-settle motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
            >
              <path d="M0 6h22M17 1l5 5-5 5" />
            </svg>
          </>
        ) : (
          words.comingSoonLabel
        )}
      </p>
    </article>
  );
}
