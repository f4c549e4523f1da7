import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/folds/fold';
import type { InflationYear } from '@/lib/calculators/inflation-by-year';
import type { Content } from '@/lib/content/content';
import { type FormatRise, groupsOf } from './year-bars';

const TITLE = 'inflation-years-title';

/**
 * This site's rows and the official ones for every year; the chosen year is highlighted. A table for each group fits a phone.
 * On wide screens they look like one table: seven columns of one width, and the years only in the first group.
 */
export function AllYears({
  table,
  year,
  format,
  words,
  children,
}: {
  table: readonly InflationYear[];
  year: number;
  format: FormatRise;
  words: Content['calculators']['InflationByYear'];
  /** Below the tables, and folded with them. */
  children: ReactNode;
}) {
  const [first] = table;
  if (!first) return null;
  return (
    <div>
      <p id={TITLE} className="pb-3 font-semibold text-base max-md:sr-only">
        {words.table.caption}
      </p>
      <Fold summary={words.table.caption} summaryClass="font-semibold text-base" onPhonesOnly>
        <div className="grid gap-x-8 gap-y-5 max-md:pt-2 md:grid-cols-2 lg:grid-cols-[calc(3.5rem+(100%-3.5rem)*3/7)_1fr_1fr] lg:gap-x-0">
          {groupsOf(first, words).map(({ id, title, official }, group) => {
            const yearClass = clsx('w-[17%] pr-0! pl-1 text-left', group === 0 ? 'lg:w-14' : 'lg:w-0 lg:p-0!');
            const yearWordClass = group > 0 ? 'lg:sr-only' : undefined;
            return (
              <table
                key={id}
                aria-labelledby={`${TITLE} inflation-years-${id}`}
                className={clsx(
                  'w-full border-collapse self-start text-right text-base tabular-nums lg:table-fixed',
                  group === 0 ? 'md:max-lg:col-span-full' : 'lg:border-line lg:border-l',
                )}
              >
                <caption
                  id={`inflation-years-${id}`}
                  className={clsx('pb-1 text-left font-display font-semibold text-lg', group > 0 && 'lg:pl-4')}
                >
                  {title}
                </caption>
                <thead className="align-bottom text-sm leading-snug">
                  {/* As high as the longest head, so that the rows of all groups are level. */}
                  <tr className="*:border-ink *:border-b-2 *:py-2 *:pr-2 *:font-medium lg:*:h-20">
                    <th scope="col" className={yearClass}>
                      <span className={yearWordClass}>{words.year}</span>
                    </th>
                    <th scope="col" className="w-[24%] lg:w-auto">
                      {words.site}
                    </th>
                    {official.map(({ name }) => (
                      <th key={name} scope="col" className="text-muted">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {table.map((row) => {
                    const values = groupsOf(row, words)[group];
                    return (
                      <tr
                        key={row.year}
                        className={clsx(
                          '*:border-line *:border-b *:py-2 *:pr-2',
                          row.year === year && 'bg-ink/7 font-semibold',
                        )}
                      >
                        <th scope="row" className={clsx(yearClass, 'font-semibold')}>
                          <span className={yearWordClass}>{row.year}</span>
                        </th>
                        <td>{values && format.site(values.site)}</td>
                        {values?.official.map(({ name, value }) => (
                          <td key={name}>{format.official(value)}</td>
                        ))}
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            );
          })}
        </div>
        {children}
      </Fold>
    </div>
  );
}
