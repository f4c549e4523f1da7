import clsx from 'clsx';
import { ArrowLeft, BookOpen } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Icon } from '@/components/ui/icon';
import type { GuideIconName } from '@/content/guides';
import { getContent } from '@/lib/content/content';
import type { Guide } from '@/lib/content/guide-text';
import { localePath } from '@/lib/content/links';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { GuideIcon } from './guide-icon';
import { Level } from './level';

export function GuideHeader({ guide, locale }: { guide: Guide; locale: Locale }) {
  const words = getContent(locale).guides;
  return (
    <>
      <SiteLink
        href={localePath(locale, '/guides')}
        aria-label={words.page.backLabel}
        className={buttonClass('secondary', 'print:hidden')}
      >
        <Icon node={ArrowLeft} className="size-4" />
        {words.page.back}
      </SiteLink>
      <header className="mt-8 grid gap-x-12 md:mt-12 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-4xl">
          <Eyebrow>{words.categories[guide.category].title}</Eyebrow>
          <h1 className="page-title mt-4">{guide.title}</h1>
          <p className="mt-6 max-w-3xl text-muted text-xl md:text-2xl md:leading-snug">{guide.description}</p>
          <ul className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2 text-base">
            <li className="flex items-center gap-2">
              <Icon node={BookOpen} className="size-5" />
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
        </div>
        <GuideMedal icon={guide.icon} className="size-52 self-center max-lg:hidden print:hidden xl:size-60" />
      </header>
    </>
  );
}

const REEDS = 72;
/** The radius of the middle of the edge, in the units of the view box, and the length from one reed to the next. */
const EDGE = 54;
const PITCH = (2 * Math.PI * EDGE) / REEDS;

/** The icon of the guide on a coin with a reeded edge. */
function GuideMedal({ icon, className }: { icon: GuideIconName; className: string }) {
  return (
    <span className={clsx('grid place-items-center *:col-start-1 *:row-start-1', className)}>
      <svg viewBox="-60 -60 120 120" aria-hidden="true" className="size-full">
        <circle r="58.5" strokeWidth="1.5" className="fill-raised stroke-bitcoin-fill" />
        <circle
          r={EDGE}
          strokeWidth="6"
          strokeDasharray={`1 ${(PITCH - 1).toFixed(4)}`}
          className="fill-none stroke-bitcoin-fill"
        />
        <circle r="48.5" strokeWidth="1" className="fill-none stroke-bitcoin-fill" />
      </svg>
      <GuideIcon name={icon} className="size-24 stroke-[1.1] xl:size-28" />
    </span>
  );
}
