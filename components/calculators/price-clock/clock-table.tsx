import { Disclosure } from '@/components/ui/folds/disclosure';
import { type WeimarTable, worthByMonth } from '@/lib/calculators/weimar';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { formatPart, formatWorth } from './format-results';

/** The worth of the same wage in every later month. */
export function ClockTable({
  locale,
  words,
  table,
  month,
  wage,
}: {
  locale: Locale;
  words: Content['calculators']['PriceClock'];
  table: WeimarTable;
  month: string;
  wage: number;
}) {
  return (
    <Disclosure title={words.tableTitle}>
      <table className="w-full max-w-2xl text-base">
        <caption className="mb-3 text-left text-muted">
          {fill(words.tableCaption, { wage: formatNumber(wage, locale), month: formatDate(month, locale) })}
        </caption>
        <thead>
          <tr className="border-ink border-b-2 text-left align-bottom">
            <th scope="col" className="py-2 pr-4">
              {words.tableMonth}
            </th>
            <th scope="col" className="py-2 pr-4 text-right">
              {words.tableDollars}
            </th>
            <th scope="col" className="py-2 text-right">
              {words.tableLeft}
            </th>
          </tr>
        </thead>
        <tbody>
          {worthByMonth(table, month, wage).map((row) => (
            <tr key={row.month} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {formatDate(row.month, locale)}
              </th>
              <td className="py-2 pr-4 text-right">{formatWorth(row.dollars, locale, words.less)}</td>
              <td className="py-2 text-right">{formatPart(row.partLeft, locale, words.less)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
