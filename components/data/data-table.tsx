import clsx from 'clsx';
import { Fragment } from 'react';
import { ENDS, FoldedRow, type FoldWords, foldedRows, LONG_TABLE, ShowAllRows } from '@/components/ui/folds/fold-rows';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import { type FormattedTable, textOf } from '@/lib/data/tables';
import { NO_VALUE } from '@/lib/format/number';

/** A number, perhaps with a sign, and nothing after it. */
const PLAIN_NUMBER = /^[^\d,.]*[\d,]+(?:\.(\d+))?$/;

/** Characters from which a number with its padding is too wide for a phone, such as 148,258,400,000,000 beside 1.1829. */
const TOO_WIDE = 16;

/**
 * For each numeric column the most decimals of its numbers, so that decimal points can be aligned without a digit that the source
 * does not have; 0 for a column that is not aligned, because it has numbers of another form, such as 5 × 10⁻³, or would be too wide.
 */
function mostDecimals({ columns, rows }: FormattedTable): number[] {
  return columns.map(({ isNumber }, at) => {
    const cells = rows.map((row) => textOf(row[at] ?? '')).filter((text) => text !== NO_VALUE);
    const found = cells.map((text) => PLAIN_NUMBER.exec(text));
    if (!isNumber || found.includes(null)) return 0;
    const most = Math.max(0, ...found.map((match) => match?.[1]?.length ?? 0));
    const longest = Math.max(0, ...cells.map((text) => text.replace(/\.\d+$/, '').length));
    return longest + 1 + most > TOO_WIDE ? 0 : most;
  });
}

/** What is missing at the end of a number: ".00" for 5 in a column of two decimals, undefined if nothing is. */
function padding(text: string, most: number): string | undefined {
  const decimals = PLAIN_NUMBER.exec(text)?.[1]?.length ?? 0;
  if (text === NO_VALUE || decimals >= most) return undefined;
  return (decimals === 0 ? '.' : '') + '0'.repeat(most - decimals);
}

const nameOf = (row: FormattedTable['rows'][number]) => textOf(row[0] ?? '');

/** Classes on the table style the cells: a class on each cell would enlarge the HTML of a long table. */
export function DataTable(props: { table: FormattedTable; label: string } & FoldWords) {
  const { table, label, showAll, folded } = props;
  const { columns, rows } = table;
  const isLong = rows.length > LONG_TABLE;
  const isNumeric = columns.slice(1).every(({ isNumber }) => isNumber);
  const most = isNumeric ? mostDecimals(table) : [];
  return (
    <div className={clsx(isLong && foldedRows)}>
      {isLong && <ShowAllRows label={showAll} />}
      <ScrollFrame
        role="group"
        label={label}
        className={clsx(
          'scroll-frame-shade overflow-auto rounded-md border border-line print:max-h-none',
          isLong && 'max-h-[min(40rem,80svh)]',
        )}
      >
        <table className="w-full border-separate border-spacing-0 text-[0.9375rem] sm:text-base">
          <thead className="sticky top-0 z-1 bg-sunk text-[0.8125rem] leading-snug sm:text-sm [&_th:first-child]:sticky [&_th:first-child]:left-0 [&_th:first-child]:bg-sunk [&_th]:border-line [&_th]:border-b [&_th]:px-2 [&_th]:py-2 [&_th]:align-bottom [&_th]:font-semibold sm:[&_th]:px-3 max-sm:[&_th+th]:min-w-28">
            <tr className={isNumeric ? 'text-right [&>:first-child]:text-left' : 'text-left'}>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            className={clsx(
              // A month and its year are one name.
              table.order === 'time' && '[&_th]:whitespace-nowrap',
              '[&_th]:sticky [&_th]:left-0 [&_th]:bg-paper [&_td]:px-2 [&_td]:py-1 [&_th]:px-2 [&_th]:py-1 [&_th]:text-left [&_th]:font-medium sm:[&_td]:px-3 sm:[&_th]:px-3 [&_tr+tr>*]:border-line [&_tr+tr>*]:border-t',
              isNumeric
                ? '[&_td]:whitespace-nowrap [&_td]:text-right [&_td]:after:invisible [&_td]:after:content-[attr(data-pad)]'
                : '[&_td]:align-top [&_th]:align-top',
            )}
          >
            {rows.map((row, at) => (
              <Fragment key={row.map(textOf).join()}>
                {isLong && at === ENDS && (
                  <FoldedRow text={folded} names={rows.map(nameOf)} columnCount={columns.length} />
                )}
                <tr>
                  <th scope="row">{nameOf(row)}</th>
                  {row.slice(1).map((cell, i) => (
                    <td key={columns[i + 1]?.label} data-pad={padding(textOf(cell), most[i + 1] ?? 0)}>
                      {typeof cell === 'string' ? (
                        cell
                      ) : (
                        <a href={cell.url} rel="noopener" lang={cell.lang} className="link">
                          {cell.text}
                        </a>
                      )}
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}
