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
    <Exhibit id="practical-guidance" locale={locale} foot={<p className="text-base text-muted">{words.notAdvice}</p>}>
      <SiteLink
        href={localePath(locale, `/guides/${guide.id}`)}
        className="group plate grid border-l-4 border-l-bitcoin-fill p-5 hover:border-bitcoin-fill md:grid-cols-[1fr_auto] md:items-end md:gap-x-10 md:p-8"
      >
        <span>
          <span className="eyebrow flex items-center gap-2 text-muted">
            <Icon node={BookOpen} className="size-4" />
            {words.ready} · {fill(words.minutes, { n: guide.minutes })}
          </span>
          <span className="mt-3 block font-display text-2xl leading-tight md:text-4xl">{guide.title}</span>
          <span className="mt-3 block max-w-2xl text-base text-muted md:text-lg">{guide.description}</span>
        </span>
        <span className="flex items-center gap-2 pt-5 font-semibold text-bitcoin">
          {words.readGuide}
          <Icon
            node={ArrowRight}
            className="size-5 duration-150 motion-safe:transition-transform group-hover:translate-x-1"
          />
        </span>
      </SiteLink>
      {comingSoon.length > 0 && (
        <ul className="mt-2.5 grid grid-cols-2 gap-2.5 md:mt-6 md:gap-6">
          {comingSoon.map(({ id, title }) => (
            <li
              key={id}
              className="rounded-md border border-control border-dashed px-3 py-1.5 text-muted text-sm md:p-5"
            >
              {words.comingSoon}
              <span className="block font-display text-base leading-snug md:text-xl">{title}</span>
            </li>
          ))}
        </ul>
      )}
    </Exhibit>
  );
}
