import './goods-table.css';
import clsx from 'clsx';
import { Car, Coffee, Fuel, House, type IconNode, Milk } from 'lucide';
import { Fold } from '@/components/ui/folds/fold';
import { Icon } from '@/components/ui/icon';
import { ShareBar } from '@/components/ui/share-bar';
import type { TimeMachineWords } from '@/content/en/home/calculator';
import {
  type AffordableItems,
  BASE_YEAR,
  ITEM_KEYS,
  type ItemKey,
  type ItemPrices,
} from '@/lib/calculators/time-machine';
import { formatInWords } from '@/lib/format/compact';
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

/** A list of goods, and the prices it was made with. */
export interface PricedGoods {
  goods: AffordableItems;
  prices: ItemPrices['prices'];
}

/**
 * What one amount buys in two years: a row for each thing that is in one of the three lists. Where a thing is missing from a
 * list, its cell says why; where a list is empty, one cell across all rows says so.
 */
export function GoodsTable({
  amount,
  year,
  then,
  site,
  published,
  isEstimate,
  isBusy,
  words,
  present,
  className,
  locale,
}: {
  /** Formatted. */
  amount: string;
  year: number;
  /** At the prices of `year`; at this site's and at published prices of the base year. */
  then: PricedGoods;
  site: PricedGoods;
  published: PricedGoods;
  isEstimate: (year: number, key: string) => boolean;
  isBusy: boolean;
  words: TimeMachineWords['lists'];
  className?: string;
  /** The name of the last stop of the machine. */
  present: string;
  locale: Locale;
}) {
  const listed = then.goods.listedYear ?? year;
  const years = { amount, year, listed, base: BASE_YEAR, present };
  const hasBars = listed !== BASE_YEAR;
  const lists = [then, site, published];
  const has = ({ goods }: PricedGoods, key: ItemKey) => goods.items.some((item) => item.key === key);
  const isEmpty = ({ goods }: PricedGoods) => goods.items.length === 0;
  const rows = ITEM_KEYS.filter((key) => lists.some((list) => has(list, key)));
  const emptyNow = isEmpty(then) ? words.nothing : words.devalued;
  const described = rows.flatMap((key) => {
    const text = words.items[key].prices.findLast(({ from }) => from <= listed)?.text;
    return text ? [fill(words.priceOf, { name: words.items[key].name, text })] : [];
  });

  const idOf = (list: PricedGoods) => (list === then ? 'then' : list === site ? 'site' : 'published');

  /** The cell of a thing in a list; the first row of an empty list has the cell of all rows. */
  function cell(list: PricedGoods, key: ItemKey | undefined, row: number) {
    if (isEmpty(list)) {
      if (row > 0 || (list === published && isEmpty(site))) return null;
      return (
        <td
          key={idOf(list)}
          rowSpan={rows.length || 1}
          colSpan={list === site && isEmpty(published) ? 2 : 1}
          className="goods-table-empty"
        >
          {list === then ? words.nothing : emptyNow}
        </td>
      );
    }
    if (!key) return null;
    const item = list.goods.items.find((other) => other.key === key);
    const price = list.prices[key];
    const before = then.prices[key];
    const note =
      list === published
        ? words.items[key].publisher
        : list === then && isEstimate(listed, key)
          ? words.estimate
          : undefined;
    const count = item
      ? item.kind === 'share'
        ? formatPercent(item.quantity, locale, 1)
        : item.quantity < LONG_COUNT
          ? formatNumber(item.quantity, locale)
          : formatInWords(item.quantity, locale, 1, false)
      : price && price > 1000
        ? words.tinyShare
        : undefined;
    const reason = price === undefined ? words.noPrice : words.lessThanOne;
    return (
      <td key={idOf(list)}>
        {count ? <b data-length={lengthOf(count)}>{count}</b> : <i>{reason}</i>}
        {list !== then && hasBars && before && price && <ShareBar part={before / price} />}
        {price !== undefined && (
          <small>{[formatPrice(price, locale), note].filter(Boolean).join(breakBefore(note))}</small>
        )}
      </td>
    );
  }

  return (
    <div className={clsx('goods-table-plate plate mt-6 px-3 pt-4 pb-3 md:mt-10 md:p-8', className)}>
      <h3 id="same-amount" className="text-lg leading-tight sm:text-2xl md:text-3xl lg:text-4xl">
        {fill(year === BASE_YEAR ? words.sameBase : listed === year ? words.same : words.sameListed, years)}
      </h3>
      {listed !== year && (
        <p className="mt-1 text-base md:mt-3 md:max-w-4xl md:text-lg">{fill(words.listedBefore, years)}</p>
      )}
      {hasBars && (
        <p className="mt-1.5 text-[0.9375rem] text-muted leading-snug md:mt-3 md:text-base">
          {fill(words.bars, years)}
        </p>
      )}
      <table
        aria-labelledby="same-amount"
        aria-busy={isBusy}
        className={clsx('goods-table', hasBars && 'goods-table-compared', isBusy && 'opacity-50')}
      >
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              <span className="sr-only">{words.item}</span>
            </th>
            <th rowSpan={2} scope="col">
              {fill(listed === year ? words.inYear : words.atPrices, years)}
            </th>
            <th colSpan={2} scope="colgroup">
              {fill(words.inYear, { year: BASE_YEAR })}
            </th>
          </tr>
          <tr>
            <th scope="col" className="goods-table-part">
              {words.site}
            </th>
            <th scope="col" className="goods-table-part">
              {words.published}
            </th>
          </tr>
        </thead>
        <tbody>
          {(rows.length > 0 ? rows : [undefined]).map((key, row) => (
            <tr key={key ?? 'nothing'}>
              {key ? (
                <th scope="row">
                  <Icon node={icons[key]} strokeWidth={1.5} />
                  {words.items[key].name} <small>{words.items[key].unit}</small>
                </th>
              ) : (
                <td />
              )}
              {lists.map((list) => cell(list, key, row))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty(site) && !isEmpty(then) && <p className="mt-3 text-base">{fill(words.devaluedNote, years)}</p>}
      <p className="mt-3 text-[0.9375rem] text-muted leading-snug md:mt-5 md:max-w-4xl md:text-base">
        {fill(words.caveat, years)}
      </p>
      {described.length > 0 && (
        <Fold summary={fill(words.prices, years)}>
          <p className="whitespace-pre-line pb-2 text-base text-muted">{described.join('\n')}</p>
        </Fold>
      )}
    </div>
  );
}

function formatPrice(usd: number, locale: Locale): string {
  const isFractionOfCent = usd < 1 && Math.round(usd * 1000) % 10 !== 0;
  return formatMoney(usd, locale, usd >= 100 ? 0 : isFractionOfCent ? 3 : 2);
}

/** Counts from here on are in words, such as “20 million”: a phone has no room for their digits. */
const LONG_COUNT = 10_000_000;

/** A long name is on a line of its own below the price, except on a wide screen, which does not show the line break. */
const breakBefore = (note = '') => (note.length > 8 ? '\n' : ' ');

/** Long numbers are smaller, so that a phone breaks none. */
const lengthOf = ({ length }: string) =>
  length > 9 ? 'long' : length > 7 ? 'wide' : length > 6 ? 'middle' : length > 4 ? 'short' : undefined;
