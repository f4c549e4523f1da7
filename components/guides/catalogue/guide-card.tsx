import clsx from 'clsx';
import { GuideCover, SKIES } from '@/components/guides/guide-cover';
import { Level } from '@/components/guides/level';
import { SiteLink } from '@/components/layout/site-link';
import { firstGuides } from '@/content/guides';
import { getContent } from '@/lib/content/content';
import type { CatalogueEntry } from '@/lib/content/guides/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { GuideMedal } from './guide-medal';

/** The whole card is the link; on phones it is a row of a list. A guide that is not written yet is dimmed and has no link. */
export function GuideCard({
  guide,
  step,
  locale,
}: {
  guide: CatalogueEntry;
  /** Its number among the guides to read first, 0 for another guide. */
  step: number;
  locale: Locale;
}) {
  const words = getContent(locale).guides;
  const isAvailable = guide.status === 'available';
  return (
    <article
      data-category={guide.category}
      className={clsx(
        'group relative h-full border-line max-sm:grid max-sm:grid-cols-[minmax(0,min(5.5rem,30%))_auto_minmax(min-content,1fr)] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:border-t max-sm:py-3 sm:flex sm:flex-col sm:rounded-xl sm:border sm:p-6',
        isAvailable
          ? 'has-focus-visible:border-ink hover:border-control sm:bg-raised'
          : 'text-muted sm:border-control sm:border-dashed',
      )}
    >
      {isAvailable && (
        <div
          className={clsx(
            SKIES[guide.category],
            'border-ink border-b-2 max-sm:row-span-2 max-sm:rounded-t-md max-sm:pt-1 sm:-mx-6 sm:-mt-6 sm:mb-5 sm:rounded-t-xl sm:pt-3',
          )}
        >
          <GuideCover id={guide.id} />
        </div>
      )}
      <div
        className={
          isAvailable
            ? 'contents'
            : 'catalogue-card-band -mx-6 -mt-6 mb-8 flex h-18 items-start justify-end rounded-t-xl px-5 py-3 max-sm:contents'
        }
      >
        {!isAvailable && (
          <GuideMedal
            icon={guide.icon}
            className="max-sm:row-span-2 max-sm:aspect-square max-sm:w-full max-sm:max-w-12 max-sm:justify-self-center sm:absolute sm:top-7 sm:left-6 sm:size-17 opacity-60"
            iconClass="size-6 stroke-[1.5] text-muted sm:size-8"
          />
        )}
        <span
          className={clsx(
            'flex items-center justify-between text-sm max-sm:col-start-3 max-sm:row-start-2 max-sm:self-start',
            isAvailable ? 'sm:mb-2' : 'sm:rounded-full sm:bg-raised sm:px-2.5 sm:py-0.5',
          )}
        >
          <Level level={guide.level} locale={locale} isDimmed={!isAvailable} />
          {step > 0 && (
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full bg-ink font-display font-semibold text-base text-paper tabular-nums max-sm:absolute narrow:static max-sm:right-0 max-sm:bottom-3 max-sm:size-6 max-sm:text-sm sm:-my-2"
            >
              {step}
            </span>
          )}
        </span>
      </div>
      <h3 className="text-lg leading-tight max-sm:self-end max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-1 sm:text-[1.375rem]">
        {isAvailable ? (
          <SiteLink
            href={localePath(locale, `/guides/${guide.id}`)}
            className="after:absolute after:inset-0 sm:after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-bitcoin focus-visible:after:outline-offset-3"
          >
            {guide.title}
          </SiteLink>
        ) : (
          guide.title
        )}
      </h3>
      <p className="mt-3 text-base text-muted max-sm:hidden">{guide.description}</p>
      <p
        className={clsx(
          isAvailable && 'catalogue-card-go',
          'flex items-center font-medium max-sm:col-start-2 max-sm:self-start max-sm:text-sm sm:mt-auto sm:pt-6',
        )}
      >
        {isAvailable ? fill(words.minutes, { n: guide.minutes }) : words.comingSoonLabel}
        {step > 0 && (
          <span className="sr-only">{`, ${fill(words.catalogue.path.stepOf, { n: step, total: firstGuides.length })}`}</span>
        )}
      </p>
    </article>
  );
}
