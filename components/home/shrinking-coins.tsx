import { BASE_YEAR } from '@/lib/calculators/time-machine';
import { COIN_YEARS } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { getCpiTable } from '@/lib/content/series';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { DollarCoin } from './dollar-coin';

const FIRST_YEAR = 1971;
/** Lines of a reel; `steps()` of `.coin-reel` in home.css has the same number. */
const REEL_LINES = 15;

/** Years from one to another, evenly spaced: every year of a decade once, some of them twice. */
const yearsBetween = (from: number, to: number) =>
  Array.from({ length: REEL_LINES }, (_, line) => Math.round(from + ((to - from) * line) / (REEL_LINES - 1)));

/**
 * Coins whose area is the remaining purchasing power of a 1971 dollar; the dotted outline is the full dollar. While the page
 * scrolls, one coin goes from year to year and leaves the others behind (home.css). Its labels count in generated content
 * (`data-reel`), so the text is always the final number.
 *
 * @param text what the coins show, in a sentence
 */
export function ShrinkingCoins({ text, locale }: { text: string; locale: Locale }) {
  const { coins: words, sourceLink } = getContent(locale).home.exhibits.hero;
  const cpi = getCpiTable();
  const share = (year: number) => (cpi[FIRST_YEAR] ?? Number.NaN) / (cpi[year] ?? Number.NaN);
  const cents = (year: number) => formatNumber(100 * share(year), locale);
  const coins = [FIRST_YEAR, ...COIN_YEARS].map((year, index, years) => ({ year, before: years[index - 1] ?? year }));
  const label = (year: number) => (year === BASE_YEAR ? words.last : String(year));
  const list = coins.map(({ year }) => fill(words.item, { year: label(year), cents: cents(year) })).join(', ');
  return (
    <figure className="coins mt-6 md:mt-14">
      <div role="img" aria-label={fill(words.description, { list })}>
        <div className="grid grid-cols-6 items-end gap-x-(--coin-gap) border-ink border-b-2">
          {coins.map(({ year, before }) => (
            <DollarCoin key={year} share={share(year)} shrunkFrom={share(before)} className="coin-stop w-full" />
          ))}
        </div>
        <div aria-hidden="true" className="mt-3 grid grid-cols-6 gap-x-(--coin-gap) text-center">
          {coins.map(({ year, before }) => {
            const passed = before < year ? yearsBetween(before, year) : undefined;
            return (
              <p key={year} className="coin-stop -mx-2 leading-tight">
                <span
                  data-reel={passed?.map((each) => `${cents(each)}¢`).join('\n')}
                  className="coin-reel block font-display font-semibold text-lg tabular-nums sm:text-3xl"
                >
                  {cents(year)}¢
                </span>
                <span
                  data-reel={passed?.map(label).join('\n')}
                  className={`coin-reel block whitespace-nowrap text-sm max-[22em]:text-xs sm:text-base ${year === FIRST_YEAR ? 'font-bold text-loss' : 'text-muted'}`}
                >
                  {label(year)}
                </span>
              </p>
            );
          })}
        </div>
      </div>
      <figcaption className="mt-4 grid gap-2 leading-snug md:mt-5 lg:grid-cols-[1.6fr_1fr] lg:gap-12">
        <p className="max-w-3xl text-base md:text-lg md:leading-normal">{text}</p>
        <p className="text-muted text-sm md:text-base">
          {words.caption}{' '}
          <a href={`${localePath(locale, '/sources')}#coin-1980`} className="link">
            {sourceLink}
          </a>
        </p>
      </figcaption>
    </figure>
  );
}
