import clsx from 'clsx';
import { ArrowLeft, BookOpen } from 'lucide';
import { PosterHead } from '@/components/layout/poster-head';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import type { Guide } from '@/lib/content/guides/guide-text';
import { localePath } from '@/lib/content/links';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { GuideCover, SKIES } from './guide-cover';
import { Level } from './level';

/** A title with more letters is smaller beside the cover. */
const LONG_TITLE = 28;

export function GuideHeader({ guide, locale }: { guide: Guide; locale: Locale }) {
  const words = getContent(locale).guides;
  return (
    <PosterHead sky={SKIES[guide.category]} drawing={<GuideCover id={guide.id} />}>
      <SiteLink
        href={localePath(locale, '/guides')}
        aria-label={words.page.backLabel}
        className={buttonClass('secondary', 'print:hidden')}
      >
        <Icon node={ArrowLeft} className="size-4" />
        {words.page.back}
      </SiteLink>
      <Eyebrow className="mt-8 md:mt-10">{words.categories[guide.category].title}</Eyebrow>
      <h1 className={clsx('page-title mt-4', guide.title.length > LONG_TITLE && 'lg:text-[3.5rem]')}>{guide.title}</h1>
      <p className="mt-5 max-w-3xl text-muted text-xl md:text-2xl md:leading-snug">{guide.description}</p>
      <ul className="mt-6 flex flex-wrap items-baseline gap-x-7 gap-y-2 text-base">
        <li className="flex items-baseline gap-2">
          <Icon node={BookOpen} className="size-5 self-center" />
          {fill(words.minutesLong, { n: guide.minutes })}
        </li>
        <li>
          <Level level={guide.level} locale={locale} />
        </li>
        <li>
          <time dateTime={guide.lastChecked}>
            {fill(words.page.checked, { date: formatDate(guide.lastChecked, locale) })}
          </time>
        </li>
      </ul>
    </PosterHead>
  );
}
