import clsx from 'clsx';
import { DollarCoin } from '@/components/drawing/shapes/dollar-coin';
import { BASE_YEAR } from '@/lib/calculators/time-machine';
import { COIN_YEARS } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { getCpiTable } from '@/lib/content/figures/series';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import './shrinking-coins.css';

const FIRST_YEAR = 1971;
/** The stops on a phone: half, half again, half again. */
export const NARROW_YEARS: readonly number[] = [FIRST_YEAR, 1980, 2000, BASE_YEAR];
/** Lines of a reel; `steps()` of `.shrinking-coins-reel` in shrinking-coins.css has the same number. */
const REEL_LINES = 15;

/** Years from one to another, evenly spaced: every year of a decade once, some of them twice. */
const yearsBetween = (from: number, to: number) =>
  Array.from({ length: REEL_LINES }, (_, line) => Math.round(from + ((to - from) * line) / (REEL_LINES - 1)));

/**
 * Coins whose area is the remaining purchasing power of a 1971 dollar; the dotted outline is the full dollar. While the page
 * scrolls, one coin goes from year to year and leaves the others behind (shrinking-coins.css). Its labels count in generated content
 * (`data-reel`), so the text is always the final number. A phone shows fewer and larger coins.
 *
 * @param text what the coins show, in a sentence
 */
export function ShrinkingCoins({ text, locale }: { text: string; locale: Locale }) {
  const { coins: words, sourceLink } = getContent(locale).home.exhibits.hero;
  const cpi = getCpiTable();
  const share = (year: number) => (cpi[FIRST_YEAR] ?? Number.NaN) / (cpi[year] ?? Number.NaN);
  const cents = (year: number) => formatNumber(100 * share(year), locale);
  const coins = [FIRST_YEAR, ...COIN_YEARS].map((year, index, years) => ({
    year,
    before: years[index - 1] ?? year,
    beforeNarrow: NARROW_YEARS[NARROW_YEARS.indexOf(year) - 1] ?? year,
    isWide: !NARROW_YEARS.includes(year),
  }));
  const label = (year: number) => (year === BASE_YEAR ? words.last : String(year));
  const list = coins.map(({ year }) => fill(words.item, { year: label(year), cents: cents(year) })).join(', ');
  return (
    <figure className="shrinking-coins mt-6 md:mt-14">
      <div role="img" aria-label={fill(words.description, { list })}>
        <div className="grid grid-cols-4 items-end gap-x-(--coin-gap) border-ink border-b-2 sm:grid-cols-6">
          {coins.map(({ year, before, beforeNarrow, isWide }) => (
            <DollarCoin
              key={year}
              share={share(year)}
              shrunkFrom={share(before)}
              shrunkFromNarrow={isWide ? undefined : share(beforeNarrow)}
              className={clsx('shrinking-coins-stop w-full', isWide && 'max-sm:hidden')}
            />
          ))}
        </div>
        <div aria-hidden="true" className="mt-3 grid grid-cols-4 gap-x-(--coin-gap) text-center sm:grid-cols-6">
          {coins.map(({ year, before, beforeNarrow, isWide }) => {
            const reel = (from: number, print: (year: number) => string) =>
              from < year ? yearsBetween(from, year).map(print).join('\n') : undefined;
            const reels = (print: (year: number) => string) => ({
              'data-reel': reel(before, print),
              'data-reel-narrow': isWide || before === beforeNarrow ? undefined : reel(beforeNarrow, print),
            });
            return (
              <p key={year} className={clsx('shrinking-coins-stop leading-tight', isWide && 'max-sm:hidden')}>
                <span
                  {...reels((each) => `${cents(each)}¢`)}
                  className="shrinking-coins-reel block font-display font-semibold text-[min(1.375rem,7vw)] tabular-nums sm:text-3xl"
                >
                  {`${cents(year)}¢`}
                </span>
                <span
                  {...reels(label)}
                  className={`shrinking-coins-reel block whitespace-nowrap text-sm sm:text-base ${year === FIRST_YEAR ? 'font-bold text-loss' : 'text-muted'}`}
                >
                  {label(year)}
                </span>
              </p>
            );
          })}
        </div>
      </div>
      <figcaption className="mt-4 grid gap-2 leading-snug md:mt-5 lg:grid-cols-3 lg:gap-6">
        <p className="max-w-3xl text-base md:text-lg md:leading-normal lg:col-span-2">{text}</p>
        <p className="text-muted text-sm md:text-balance md:text-base">
          {words.caption}{' '}
          {/* On a line of its own, or the words before it would have one line more until the fonts come. */}
          <a
            href={`${localePath(locale, '/sources')}#coin-1980`}
            className="link md:whitespace-nowrap lg:block lg:w-fit"
          >
            {sourceLink}
          </a>
        </p>
      </figcaption>
    </figure>
  );
}
