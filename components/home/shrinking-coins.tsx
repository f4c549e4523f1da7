import { COIN_YEARS, getClaim } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { DollarCoin } from './dollar-coin';

/** Coins whose area is the remaining purchasing power of a 1971 dollar; the dotted outline is the full dollar. */
export function ShrinkingCoins({ locale }: { locale: Locale }) {
  const { coins: words, sourceLink } = getContent(locale).home.exhibits.hero;
  const bought = [[1971, 100] as const, ...COIN_YEARS.map((year) => [year, getClaim(`coin-${year}`).value] as const)];
  const coins = bought.map(([year, cents]) => ({ year, share: cents / 100, cents: formatNumber(cents, locale) }));
  const list = coins.map(({ year, cents }) => fill(words.item, { year, cents })).join(', ');
  return (
    <figure className="mt-8 md:mt-14">
      <div role="img" aria-label={fill(words.description, { list })}>
        <div className="grid grid-cols-6 items-end gap-1 border-ink border-b-2 sm:gap-4">
          {coins.map(({ year, share }) => (
            <DollarCoin key={year} share={share} className="w-full" />
          ))}
        </div>
        <div aria-hidden="true" className="mt-3 grid grid-cols-6 gap-1 text-center sm:gap-4">
          {coins.map(({ year, cents }) => (
            <p key={year} className="leading-tight">
              <span className="block font-display font-semibold text-lg tabular-nums sm:text-3xl">{cents}¢</span>
              <span className={year === 1971 ? 'font-bold text-base text-loss' : 'text-base text-muted'}>{year}</span>
            </p>
          ))}
        </div>
      </div>
      <figcaption className="mt-3 text-muted text-sm md:mt-4 md:text-base">
        {words.caption}{' '}
        <a href={`${localePath(locale, '/sources')}#coin-1980`} className="link">
          {sourceLink}
        </a>
      </figcaption>
    </figure>
  );
}
