import { ArrowRight } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { getGuide } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { allLessons } from '@/lib/learner/learning-path';
import { Exhibit } from './exhibit';

export function FinalCtaExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['final-cta'];
  const guide = getGuide(locale, 'first-wallet');
  return (
    <Exhibit id="final-cta" locale={locale}>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <SiteLink
          href={localePath(locale, `/guides/${guide.id}`)}
          className={buttonClass('primary', 'min-h-14 px-8 text-xl')}
        >
          {words.button}
          <Icon node={ArrowRight} className="size-5" />
        </SiteLink>
        <SiteLink
          href={localePath(locale, `/lesson/${allLessons[0]?.id}`)}
          className={buttonClass('secondary', 'min-h-14 px-8 text-xl')}
        >
          {words.lesson}
        </SiteLink>
        <span className="basis-full text-muted">{fill(words.minutes, { n: guide.minutes })}</span>
      </p>
    </Exhibit>
  );
}
