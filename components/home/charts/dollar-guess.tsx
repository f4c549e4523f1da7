import { DrawYourGuess } from '@/components/scenes/draw-your-guess.island';
import { getContent } from '@/lib/content/content';
import { getSeries } from '@/lib/content/figures/figures';
import type { Locale } from '@/lib/format/locale';

const FIRST_YEAR = 1971;
const AMOUNT_USD = 100;

/** What $100 of 1971 bought in each year, by the yearly averages of the consumer price index. */
export function DollarGuess({ locale }: { locale: Locale }) {
  const prices = getSeries('cpi-u', 'cpi').filter(([year]) => year >= FIRST_YEAR);
  const [, before = 1] = prices[0] ?? [];
  const years = prices.map(([year]) => year);
  return (
    <DrawYourGuess
      years={years}
      real={prices.map(([, level]) => Math.round((10 * AMOUNT_USD * before) / level) / 10)}
      fieldYears={[1980, 2000, years.at(-1) ?? FIRST_YEAR]}
      words={getContent(locale).home.exhibits.charts.draw}
      locale={locale}
    />
  );
}
