import clsx from 'clsx';
import { DollarCoin } from '@/components/drawing/shapes/dollar-coin';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import './last-coin.css';

const LAST_COIN = 'coin-2024';

/** The last coin of exhibit 1, with what is left of a dollar. */
export function LastCoin({ locale, className }: { locale: Locale; className: string }) {
  const words = getContent(locale).home.exhibits['final-cta'];
  const coin = getClaim(LAST_COIN);
  return (
    <figure className={clsx('last-coin mt-2 flex flex-wrap items-end gap-x-5 gap-y-3 text-base text-ink', className)}>
      <DollarCoin share={coin.value / 100} className="w-36" />
      <figcaption className="flex-1 basis-32 pb-5 leading-snug">
        <b className="block font-display font-semibold text-[3.5rem] text-ink leading-none tabular-nums md:mb-1 md:text-6xl lg:mb-2 xl:text-8xl">
          {formatClaim(coin, locale)}
        </b>{' '}
        {words.coin}{' '}
        <a href={`${localePath(locale, '/sources')}#${coin.id}`} className="link md:whitespace-nowrap">
          {words.sourceLink}
        </a>
      </figcaption>
    </figure>
  );
}
