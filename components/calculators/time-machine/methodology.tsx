import { BASE_YEAR, ITEM_KEYS } from '@/lib/calculators/time-machine';
import { getContent } from '@/lib/content/content';
import { getFigure, getTable, getValue } from '@/lib/content/figures';
import { dataPath } from '@/lib/content/links';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format/number';
import { Formula } from '../frame/formula';
import { OwnSources } from './own-sources';
import { cell, headCell, rowHead, ScrollingTable } from './scrolling-table';

export function Methodology({ locale }: { locale: Locale }) {
  const { home, itemWords } = getContent(locale);
  const { notes } = home.exhibits.calculator;
  const words = notes.methodology;
  const cpi = getFigure('cpi-u');
  const base = getValue('owner', BASE_YEAR, 'cpi');
  const owner = {
    before: BASE_YEAR - 1,
    base: BASE_YEAR,
    site: formatNumber(base, locale, 1),
  };
  const years = cpi.data.map(([year]) => year);
  const listedYears = getTable('item-prices').data.map(([year]) => String(year));

  return (
    <div className="grid max-w-4xl gap-6">
      <Formula
        words={getContent(locale).calculators.common.formula}
        lines={[words.formulaLine]}
        constants={[{ name: words.baseName, value: owner.site, note: words.baseNote }]}
      />
      <div className="grid max-w-2xl gap-4">
        <p>{words.cpi}</p>
        <p>{fill(words.base, owner)}</p>
        <p className="text-base text-muted">
          {fill(words.source, {
            years: `${years[0]}–${owner.before}`,
            publisher: cpi.source.publisher,
            name: cpi.source.name,
            vintage: formatDate(cpi.vintage, locale),
          })}{' '}
          {cpi.source.url && (
            <a className="link" rel="noopener" href={cpi.source.url}>
              {words.sourceLink}
            </a>
          )}{' '}
          <OwnSources figures={['cpi-u']} locale={locale} />
        </p>
        <p>{fill(words.itemsIntro, owner)}</p>
      </div>
      <ScrollingTable caption={fill(words.caption, owner)} width="min-w-144">
        <thead>
          <tr>
            <th className={rowHead}>{words.columns.item}</th>
            <th className={headCell}>{words.columns.site}</th>
            <th className={headCell}>{words.columns.published}</th>
            <th className={headCell}>{words.columns.difference}</th>
          </tr>
        </thead>
        <tbody>
          {ITEM_KEYS.map((key) => {
            const site = getValue('owner', BASE_YEAR, key, 'itemPrices');
            const published = getValue('item-prices', BASE_YEAR, key);
            const difference = 100 * (site / published - 1);
            const price = (usd: number) => formatMoney(usd, locale, usd >= 100 ? 0 : 2);
            return (
              <tr key={key}>
                <th scope="row" className={rowHead}>
                  {itemWords[key].one}
                </th>
                <td className={`${cell} whitespace-pre-line text-muted`}>
                  <b className="text-ink">{price(site)}</b>
                  {`\n${words.definitions[key].site}`}
                </td>
                <td className={`${cell} whitespace-pre-line text-muted`}>
                  <b className="text-ink">{price(published)}</b>
                  {`\n${words.definitions[key].published}`}
                </td>
                <td className={cell}>
                  {difference > 0 && '+'}
                  {formatPercent(difference, locale)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </ScrollingTable>
      <p className="max-w-2xl text-base text-muted">
        {fill(words.beforeIntro, { years: listedYears.join(', ') })}{' '}
        <a className="link" href={`${dataPath('item-prices', locale)}#item-prices`}>
          {words.beforeLink}
        </a>
        . {notes.estimateNote}
      </p>
    </div>
  );
}
