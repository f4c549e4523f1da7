import { ArrowRight } from 'lucide';
import { PageLink } from '@/components/layout/page-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { getGuide } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Exhibit } from './exhibit';

export function FinalCtaExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.finalCta;
  const guide = getGuide(locale, 'first-wallet');
  return (
    <Exhibit id="final-cta" locale={locale}>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <PageLink
          href={localePath(locale, `/guides/${guide.id}`)}
          className={buttonClass('primary', 'min-h-14 px-8 text-xl')}
        >
          {words.button}
          <Icon node={ArrowRight} className="size-5" />
        </PageLink>
        <span className="text-muted">{fill(words.minutes, { n: guide.minutes })}</span>
      </p>
    </Exhibit>
  );
}
