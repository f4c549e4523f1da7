import clsx from 'clsx';
import { BookOpen } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import type { CatalogueEntry } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { GuideMedal } from './guide-medal';
import { Level } from './level';

/** The whole card is the link. A guide that is not written yet is dimmed and has none. */
export function GuideCard({ guide, locale }: { guide: CatalogueEntry; locale: Locale }) {
  const words = getContent(locale).guides;
  const isAvailable = guide.status === 'available';
  return (
    <article
      data-category={guide.category}
      className={clsx(
        'group relative flex h-full flex-col rounded-xl border p-4 sm:p-6',
        isAvailable
          ? 'border-line bg-raised duration-200 ease-settle has-focus-visible:border-ink hover:border-control motion-safe:transition-transform motion-safe:hover:-translate-y-1'
          : 'border-control border-dashed text-muted',
      )}
    >
      <div className="card-band -mx-4 -mt-4 mb-8 flex h-18 items-start justify-end rounded-t-xl border-line border-b bg-sunk p-3 sm:-mx-6 sm:-mt-6 sm:px-5">
        <GuideMedal
          icon={guide.icon}
          className={clsx('absolute top-7 left-4 size-17 sm:left-6', !isAvailable && 'grayscale')}
          iconClass={clsx('size-8 stroke-[1.5]', isAvailable ? 'text-ink' : 'text-muted')}
        />
        <span className="rounded-full bg-sunk px-2 text-sm">
          <Level level={guide.level} locale={locale} isDimmed={!isAvailable} />
        </span>
      </div>
      <h3 className="text-xl leading-tight sm:text-2xl">
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
      <p className="mt-2 line-clamp-3 text-base text-muted leading-snug sm:mt-3 sm:line-clamp-none sm:leading-normal print:line-clamp-none">
        {guide.description}
      </p>
      <p className="mt-auto flex items-center gap-2 pt-3 font-medium text-base sm:pt-6">
        {isAvailable ? (
          <>
            <Icon node={BookOpen} className="size-4.5 text-muted" />
            {fill(words.minutes, { n: guide.minutes })}
            <svg
              viewBox="0 0 24 12"
              aria-hidden="true"
              className="ml-auto h-3 w-6 fill-none stroke-2 stroke-bitcoin duration-200 ease-settle motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
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
