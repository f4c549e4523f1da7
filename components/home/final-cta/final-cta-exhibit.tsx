import { ArrowRight } from 'lucide';
import { ExhibitLede, ExhibitSection, ExhibitTitle } from '@/components/home/exhibit/exhibit';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { getAvailableGuide } from '@/lib/content/guides/guides';
import { allLessons } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { LastCoin } from './last-coin';
import './final-cta-exhibit.css';

const BITCOIN_FALL = 'btc-fall-2021-to-2022';

export function FinalCtaExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['final-cta'];
  const guide = getAvailableGuide(locale, 'first-wallet');
  const [lesson] = allLessons;
  const sources = localePath(locale, '/sources');
  return (
    <ExhibitSection id="final-cta" className="final-cta-exhibit not-print:pb-0 not-print:lg:pt-23">
      <div className="page final-cta-exhibit-page not-print:on-wall">
        <header className="exhibit-header exhibit-act exhibit-turn mb-0">
          <ExhibitTitle id="final-cta" locale={locale} />
        </header>
        <ExhibitLede
          id="final-cta"
          locale={locale}
          className="mb-4 md:mb-12 not-print:md:my-8 not-print:lg:mt-14 not-print:lg:mb-10"
        />
        <p className="not-print:md:pb-12 flex flex-wrap items-center gap-x-6 gap-y-3 md:gap-y-4">
          {lesson && (
            <SiteLink
              href={localePath(locale, `/lesson/${lesson.id}`)}
              className={buttonClass('primary', 'min-h-12 px-8 text-xl max-sm:w-full md:min-h-14')}
            >
              {words.lesson}
              <Icon node={ArrowRight} className="size-5" />
            </SiteLink>
          )}
          <SiteLink
            href={localePath(locale, `/guides/${guide.id}`)}
            className={buttonClass('secondary', 'min-h-12 px-6 text-xl max-sm:w-full md:min-h-14')}
          >
            {words.guide}
          </SiteLink>
          <span className="basis-full text-muted max-sm:leading-snug">
            {fill(words.minutes, { lesson: lesson?.minutes ?? 0, guide: guide.minutes })}
          </span>
          <span className="max-w-xl text-balance max-sm:leading-snug">
            {words.bitcoin.before}{' '}
            <a href={`${sources}#${BITCOIN_FALL}`} className="link">
              {formatClaim(getClaim(BITCOIN_FALL), locale)}
            </a>{' '}
            {words.bitcoin.after}
          </span>
        </p>
        <LastCoin locale={locale} className="final-cta-exhibit-coin" />
      </div>
    </ExhibitSection>
  );
}
