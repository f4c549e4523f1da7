import type { ClaimId } from '@/content/claims';
import { BASE_YEAR } from '@/lib/calculators/time-machine';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { getFigure, getSeries } from '@/lib/content/figures/figures';
import { getHousingRows } from '@/lib/content/figures/series';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/number';
import { OwnSources } from './own-sources';
import { cell, headCell, rowHead, ScrollingTable } from './scrolling-table';

/** House prices in bitcoin: with the owner's mixed prices, with yearly averages, and what both omit. */
export function HousingInBitcoin({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits.calculator.notes.housing;
  const yearEnds = getHousingRows('owner').filter((row) => row.basis === 'year-end');
  return (
    <div className="grid gap-6">
      <p className="max-w-2xl">{words.intro}</p>
      <HousingTable caption={words.ownerCaption} prices="owner" locale={locale} />
      <HousingTable caption={words.averageCaption} prices="average" locale={locale} />
      <div className="grid max-w-2xl gap-4">
        <p>
          {fill(words.mixed, {
            years: formatList(
              yearEnds.map((row) => row.year),
              locale,
            ),
            publisher: getFigure('btc-price-monthly').source.publisher,
          })}
        </p>
        <p>
          {words.drawdown} {latest(words)}
        </p>
        <p className="text-base text-muted">
          {fill(words.houses, { base: BASE_YEAR })}{' '}
          <OwnSources figures={['btc-price-monthly', 'median-house-price']} locale={locale} />
        </p>
      </div>
    </div>
  );
}

type Words = ReturnType<typeof getContent>['home']['exhibits']['calculator']['notes']['housing'];

function HousingTable({
  caption,
  prices,
  locale,
}: {
  caption: string;
  prices: Parameters<typeof getHousingRows>[0];
  locale: Locale;
}) {
  const words = getContent(locale).home.exhibits.calculator.notes.housing;
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
        {getHousingRows(prices).map((row) => (
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
              {fill(words.ratio, { n: format(`house-in-bitcoin-${prices}-${row.year}` as ClaimId, locale) })}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

const format = (id: ClaimId, locale: Locale) => formatClaim(getClaim(id), locale);

function latest(words: Words): string {
  const highest = getSeries('btc-price-monthly', 'highestClose', 'annual').reduce((a, b) => (b[1] > a[1] ? b : a));
  return fill(words.latest, { year: highest[0] });
}
