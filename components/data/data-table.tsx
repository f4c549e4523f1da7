import clsx from 'clsx';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import { type FormattedTable, textOf } from '@/lib/data/tables';

/** Rows above which the table scrolls in a frame with a sticky head. */
const LONG_TABLE = 24;

/** With script, a long table shows its first and last five rows until the box above it is checked. */
const middleRows =
  'js:[&:not(:has(:checked))_tbody>tr:nth-child(n+6):nth-last-child(n+6)]:not-print:hidden js:[&:not(:has(:checked))_tbody>tr:nth-child(5)>*]:not-print:border-b-4 js:[&:not(:has(:checked))_tbody>tr:nth-child(5)>*]:not-print:border-double';

/** Classes on the table style the cells: a class on each cell would enlarge the HTML of a long table. */
export function DataTable({ table, label, showAll }: { table: FormattedTable; label: string; showAll: string }) {
  const { columns, rows } = table;
  const isLong = rows.length > LONG_TABLE;
  const isNumeric = columns.slice(1).every(({ isNumber }) => isNumber);
  return (
    <div className={clsx(isLong && middleRows)}>
      {isLong && (
        <label className="mb-2 flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold text-base no-js:hidden print:hidden">
          <input type="checkbox" className="size-5 accent-ink" />
          {showAll}
        </label>
      )}
      <ScrollFrame
        role="group"
        label={label}
        className={clsx(
          'overflow-auto rounded-md border border-line print:max-h-none',
          isLong && 'max-h-[min(40rem,80svh)]',
        )}
      >
        <table className="w-full border-separate border-spacing-0 text-[0.9375rem] sm:text-base">
          <thead className="sticky top-0 z-1 bg-sunk text-[0.8125rem] leading-snug sm:text-sm [&_th:first-child]:sticky [&_th:first-child]:left-0 [&_th:first-child]:bg-sunk [&_th]:border-line [&_th]:border-b [&_th]:px-2 [&_th]:py-2 [&_th]:align-bottom [&_th]:font-semibold sm:[&_th]:px-3">
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
              '[&_th]:sticky [&_th]:left-0 [&_th]:bg-paper [&_td]:px-2 [&_td]:py-1 [&_th]:px-2 [&_th]:py-1 [&_th]:text-left [&_th]:font-medium sm:[&_td]:px-3 sm:[&_th]:px-3 [&_tr+tr>*]:border-line [&_tr+tr>*]:border-t',
              isNumeric ? '[&_td]:whitespace-nowrap [&_td]:text-right' : '[&_td]:align-top [&_th]:align-top',
            )}
          >
            {rows.map((row) => (
              <tr key={row.map(textOf).join()}>
                <th scope="row">{row[0] && textOf(row[0])}</th>
                {row.slice(1).map((cell, i) => (
                  <td key={columns[i + 1]?.label}>
                    {typeof cell === 'string' ? (
                      cell
                    ) : (
                      <a href={cell.url} rel="noopener" className="link">
                        {cell.text}
                      </a>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}
