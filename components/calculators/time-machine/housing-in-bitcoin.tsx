import { BASE_YEAR, housingInBtc } from '@/lib/calculators/time-machine';
import { getContent } from '@/lib/content/content';
import { getFigure, getSeries, getValue } from '@/lib/content/figures';
import { getHousingRows } from '@/lib/content/series';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@/lib/format/number';
import { OwnSources } from './own-sources';
import { cell, headCell, rowHead, ScrollingTable } from './scrolling-table';

/** The bad year that four chosen years leave out. */
const HIGH_YEAR = 2021;
const LOW_YEAR = 2022;

/** What a house costs in bitcoin: once with the owner's mixed prices, once with true averages, and what both leave out. */
export function HousingInBitcoin({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.calculator.notes.housing;
  const rows = getHousingRows('owner');
  const yearEnds = rows.filter((row) => row.basis === 'year-end').map((row) => row.year);
  return (
    <div className="grid gap-6">
      <p className="max-w-2xl">{words.intro}</p>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <HousingTable caption={words.ownerCaption} rows={rows} locale={locale} />
        <HousingTable caption={words.averageCaption} rows={getHousingRows('yearly-average')} locale={locale} />
      </div>
      <div className="grid max-w-2xl gap-4">
        <p>
          {fill(words.mixed, {
            years: new Intl.ListFormat(locale).format(yearEnds.map(String)),
            publisher: getFigure('btc-price-monthly').source.publisher,
          })}
        </p>
        <p>
          {drawdown(words, locale)} {latest(words, locale)}
        </p>
        <p className="text-base text-muted">
          {fill(words.houses, { base: BASE_YEAR })}{' '}
          <OwnSources figures={['btc-price-monthly', 'median-house-price']} locale={locale} />
        </p>
      </div>
    </div>
  );
}

type Words = ReturnType<typeof getContent>['home']['calculator']['notes']['housing'];

function HousingTable({
  caption,
  rows,
  locale,
}: {
  caption: string;
  rows: ReturnType<typeof getHousingRows>;
  locale: Locale;
}) {
  const words = getContent(locale).home.calculator.notes.housing;
  const { columns } = words;
  return (
    <ScrollingTable caption={caption}>
      <thead>
        <tr>
          <th className={rowHead}>{columns.year}</th>
          <th className={headCell}>{columns.house}</th>
          <th className={headCell}>{columns.bitcoin}</th>
          <th className={headCell}>{columns.ratio}</th>
        </tr>
      </thead>
      <tbody>
        {housingInBtc(rows).map((row) => (
          <tr key={row.year}>
            <th scope="row" className={rowHead}>
              {row.year}
            </th>
            <td className={cell}>{formatMoney(row.housePriceUsd, locale, 0)}</td>
            <td className={cell}>
              {formatMoney(row.btcPriceUsd, locale, 0)}
              <span className="block text-muted">{words.basis[row.basis]}</span>
            </td>
            <td className={`${cell} whitespace-nowrap font-semibold`}>
              {fill(words.ratio, { n: formatNumber(row.btcPerHouse, locale, 1) })}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

const close = (year: number, column: 'highestClose' | 'lowestClose') =>
  getValue('btc-price-monthly', year, column, 'annual');

function drawdown(words: Words, locale: Locale): string {
  const house = getValue('median-house-price', LOW_YEAR, 'price');
  const low = close(LOW_YEAR, 'lowestClose');
  return fill(words.drawdown, {
    high: HIGH_YEAR,
    low: LOW_YEAR,
    percent: formatPercent(100 * (1 - low / close(HIGH_YEAR, 'highestClose')), locale),
    from: formatNumber(house / close(LOW_YEAR, 'highestClose'), locale, 1),
    to: formatNumber(house / low, locale, 1),
  });
}

/** How far the last month of the data lies below the highest close of any year. */
function latest(words: Words, locale: Locale): string {
  const [month, price] = getSeries<string>('btc-price-monthly', 'close').at(-1) ?? ['', Number.NaN];
  const highest = getSeries('btc-price-monthly', 'highestClose', 'annual').reduce((a, b) => (b[1] > a[1] ? b : a));
  return fill(words.latest, {
    month: formatDate(month, locale),
    year: highest[0],
    percent: formatPercent(100 * (1 - price / highest[1]), locale),
  });
}
