import clsx from 'clsx';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import type { InflationYear } from '@/lib/calculators/inflation-by-year';
import type { Content } from '@/lib/content/content';
import { type FormatRise, groupsOf } from './year-bars';

const TITLE = 'inflation-years-title';

/** This site's rows and the official ones for every year; the chosen year is highlighted. */
export function AllYears({
  table,
  year,
  format,
  words,
}: {
  table: readonly InflationYear[];
  year: number;
  format: FormatRise;
  words: Content['calculators']['InflationByYear'];
}) {
  const [first] = table;
  if (!first) return null;
  return (
    <div>
      {/* Outside the box that scrolls, whose shade is for the columns. */}
      <p id={TITLE} className="pb-3 font-semibold text-base">
        {words.table.caption}
      </p>
      <ScrollFrame label={words.table.caption} className="scroll-shade overflow-x-auto">
        <table
          aria-labelledby={TITLE}
          className="w-full min-w-2xl border-separate border-spacing-0 text-left text-base md:min-w-0 md:max-lg:text-[0.9375rem] md:max-lg:[&_:is(td,th)]:px-1"
        >
          <thead className="align-bottom text-sm leading-snug">
            <tr>
              <th scope="col" rowSpan={2} className="sticky left-0 border-ink border-b-2 bg-raised p-2">
                {words.year}
              </th>
              {groupsOf(first, words).map(({ id, title, official }) => (
                <th
                  key={id}
                  scope="colgroup"
                  colSpan={official.length + 1}
                  className="px-2 pt-2 font-semibold text-base"
                >
                  {title}
                </th>
              ))}
            </tr>
            <tr className="text-muted">
              {groupsOf(first, words).flatMap(({ id, official }) =>
                [words.site, ...official.map(({ name }) => name)].map((column, i) => (
                  <th
                    key={`${id}-${column}`}
                    scope="col"
                    className={clsx('border-ink border-b-2 p-2 font-medium', i === 0 && 'text-ink')}
                  >
                    {column}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {table.map((row) => (
              <tr
                key={row.year}
                className={clsx('*:border-line *:border-b', row.year === year && 'font-semibold *:bg-ink/7')}
              >
                <th
                  scope="row"
                  className={clsx(
                    'sticky left-0 p-2 font-semibold',
                    row.year === year
                      ? 'bg-[color-mix(in_srgb,var(--color-ink)_7%,var(--color-raised))]!'
                      : 'bg-raised',
                  )}
                >
                  {row.year}
                </th>
                {groupsOf(row, words).flatMap(({ id, site, official }) => [
                  <td key={id} className="p-2">
                    {format.site(site)}
                  </td>,
                  ...official.map(({ name, value }) => (
                    <td key={`${id}-${name}`} className="p-2">
                      {format.official(value)}
                    </td>
                  )),
                ])}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}
