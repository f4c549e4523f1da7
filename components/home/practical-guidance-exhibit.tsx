import { ArrowRight, BookOpen } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { getAvailableGuide, getGuides } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';

export function PracticalGuidanceExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['practical-guidance'];
  const guide = getAvailableGuide(locale, 'first-wallet');
  const comingSoon = getGuides(locale).filter(({ status }) => status === 'coming-soon');
  return (
    <Exhibit id="practical-guidance" locale={locale}>
      <div className="grid grid-cols-2 gap-4 md:gap-6 lg:grid-cols-[1.5fr_1fr_1fr]">
        <SiteLink
          href={localePath(locale, `/guides/${guide.id}`)}
          className="group plate col-span-2 flex flex-col border-l-4 border-l-bitcoin-fill p-5 hover:border-bitcoin-fill md:p-9 lg:col-span-1"
        >
          <span className="eyebrow flex items-center gap-2 text-muted">
            <Icon node={BookOpen} className="size-4" />
            {words.ready} · {fill(words.minutes, { n: guide.minutes })}
          </span>
          <span className="mt-3 font-display text-2xl leading-tight md:mt-4 md:text-4xl">{guide.title}</span>
          <span className="mt-3 text-base text-muted md:mt-4 md:text-lg">{guide.description}</span>
          <span className="mt-auto flex items-center gap-2 pt-5 font-semibold md:pt-8 text-bitcoin">
            {words.readGuide}
            <Icon
              node={ArrowRight}
              className="size-5 duration-150 motion-safe:transition-transform group-hover:translate-x-1"
            />
          </span>
        </SiteLink>
        {comingSoon.map((card) => (
          <div
            key={card.id}
            className="flex min-w-0 flex-col rounded-xl border border-control border-dashed p-4 md:p-7"
          >
            <p className="eyebrow text-muted">{words.comingSoon}</p>
            <h3 className="mt-3 text-lg text-muted md:mt-4 md:text-2xl">{card.title}</h3>
            <p className="mt-2 text-muted text-sm md:mt-3 md:text-base">{card.description}</p>
          </div>
        ))}
      </div>
      <p className="mt-6 text-base text-muted">{words.notAdvice}</p>
    </Exhibit>
  );
}
