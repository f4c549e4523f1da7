import { Car, Coffee, Fuel, House, type IconNode, Milk } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { TimeMachineWords } from '@/content/en/home/calculator';
import { type AffordableItems, BASE_YEAR, type ItemKey } from '@/lib/calculators/time-machine';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format/number';

/** A slice of bread; lucide has an ear of wheat, whose path is ten times as long. */
const Bread: IconNode = [['path', { d: 'M6 4h12a3 3 0 0 1 1 6v9a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-9a3 3 0 0 1 1-6z' }]];

const icons: Record<ItemKey, IconNode> = {
  car: Car,
  medianHouse: House,
  coffee: Coffee,
  bread: Bread,
  milk: Milk,
  gas: Fuel,
};

/** What an amount buys at the prices of one year. */
export function Shelf({
  title,
  year,
  goods,
  empty,
  isEstimate,
  words,
  locale,
}: {
  title: string;
  year: number;
  goods: AffordableItems;
  empty: { message: string; note?: string };
  isEstimate: (year: number, key: string) => boolean;
  words: TimeMachineWords['lists'];
  locale: Locale;
}) {
  const listed = goods.listedYear ?? year;
  const price = (usd: number) =>
    formatMoney(usd, locale, usd >= 100 ? 0 : Math.round(usd * 1000) % 10 && usd < 1 ? 3 : 2);
  const listedText = listed === BASE_YEAR ? words.listedBase : listed === year ? words.listed : words.listedBefore;
  return (
    <section className="plate flex flex-col p-4 md:p-7">
      <h3 className="text-xl lg:text-2xl">{title}</h3>
      <p className="mt-1 text-muted text-sm md:mt-2 md:text-base">{fill(listedText, { year, listed })}</p>
      {goods.items.length === 0 ? (
        <div className="my-auto py-10 text-center">
          <p className="font-display text-2xl leading-tight">{empty.message}</p>
          {empty.note && <p className="mt-3 text-base text-muted">{empty.note}</p>}
        </div>
      ) : (
        <ul className="mt-3 md:mt-5">
          {goods.items.map(({ key, kind, quantity, priceUsd }) => {
            const icon = icons[key];
            const name = words.items[key];
            const what = name.prices.filter(({ from }) => from <= listed).at(-1)?.text;
            const many = quantity === 1 ? name.one : name.many;
            return (
              <li key={key} className="flex gap-3 border-line border-t py-2 md:items-center md:gap-4 md:py-3">
                <Icon
                  node={icon}
                  className="size-9 shrink-0 rounded-full bg-sunk p-2 md:size-11 md:p-3"
                  strokeWidth={1.75}
                />
                <span className="leading-snug max-md:text-base">
                  {kind === 'share' ? (
                    fill(words.share, { percent: formatPercent(quantity, locale, 1), ofOne: name.ofOne })
                  ) : (
                    <>
                      <span className="font-semibold tabular-nums">{formatNumber(quantity, locale)}</span> {many}
                    </>
                  )}
                  <span className="block text-muted tabular-nums max-md:text-sm md:text-base">
                    {fill(words.each, { price: price(priceUsd) })}
                    {isEstimate(listed, key) && ` (${words.estimate})`}
                  </span>
                  <span className="mt-0.5 block text-muted text-sm leading-snug">{what}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
