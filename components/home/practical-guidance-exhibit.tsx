import { ArrowRight, BookOpen } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { getGuide, getGuides } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';

export function PracticalGuidanceExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['practical-guidance'];
  const guide = getGuide(locale, 'first-wallet');
  const comingSoon = getGuides(locale).filter(({ status }) => status === 'coming-soon');
  return (
    <Exhibit id="practical-guidance" locale={locale}>
      <div className="grid gap-6 lg:grid-cols-[1.5fr_1fr_1fr]">
        <SiteLink
          href={localePath(locale, `/guides/${guide.id}`)}
          className="group plate flex flex-col border-l-4 border-l-bitcoin-fill p-7 hover:border-bitcoin-fill md:p-9"
        >
          <span className="eyebrow flex items-center gap-2 text-muted">
            <Icon node={BookOpen} className="size-4" />
            {words.ready} · {fill(words.minutes, { n: guide.minutes })}
          </span>
          <span className="mt-4 font-display text-3xl leading-tight md:text-4xl">{guide.title}</span>
          <span className="mt-4 text-muted">{guide.description}</span>
          <span className="mt-auto flex items-center gap-2 pt-8 font-semibold text-bitcoin">
            {words.readGuide}
            <Icon
              node={ArrowRight}
              className="size-5 duration-150 motion-safe:transition-transform group-hover:translate-x-1"
            />
          </span>
        </SiteLink>
        {comingSoon.map((card) => (
          <div key={card.id} className="flex flex-col rounded-xl border border-control border-dashed p-7">
            <p className="eyebrow text-muted">{words.comingSoon}</p>
            <h3 className="mt-4 text-2xl text-muted">{card.title}</h3>
            <p className="mt-3 text-base text-muted">{card.description}</p>
          </div>
        ))}
      </div>
      <p className="mt-6 text-base text-muted">{words.notAdvice}</p>
    </Exhibit>
  );
}
