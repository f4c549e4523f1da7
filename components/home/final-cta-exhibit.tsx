import { ArrowRight } from 'lucide';
import { DollarCoin } from '@/components/drawing/shapes/dollar-coin';
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
import { Exhibit } from './exhibit';

const LAST_COIN = 'coin-2024';
const BITCOIN_FALL = 'btc-fall-2021-to-2022';

export function FinalCtaExhibit({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['final-cta'];
  const guide = getAvailableGuide(locale, 'first-wallet');
  const [lesson] = allLessons;
  const coin = getClaim(LAST_COIN);
  const sources = localePath(locale, '/sources');
  return (
    <Exhibit id="final-cta" locale={locale}>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 md:gap-y-4">
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
      {/* The last coin of exhibit 1. */}
      <figure className="last-coin mt-2 flex flex-wrap items-end gap-x-5 gap-y-3 text-base text-ink">
        <DollarCoin share={coin.value / 100} className="w-36" />
        <figcaption className="flex-1 basis-32 pb-5 leading-snug">
          <b className="font-display font-semibold block text-[3.5rem] text-ink leading-none tabular-nums md:mb-1 md:text-6xl lg:mb-2 xl:text-8xl">
            {formatClaim(coin, locale)}
          </b>{' '}
          {words.coin}{' '}
          <a href={`${sources}#${coin.id}`} className="link md:whitespace-nowrap">
            {words.sourceLink}
          </a>
        </figcaption>
      </figure>
    </Exhibit>
  );
}
