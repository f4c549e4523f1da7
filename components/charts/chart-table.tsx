import clsx from 'clsx';
import { Fragment } from 'react';
import { ENDS, FoldedRow, type FoldWords, foldedRows, LONG_TABLE, ShowAllRows } from '@/components/ui/folds/fold-rows';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import type { ChartTableData } from '@/lib/charts/types';
import { fill } from '@/lib/format/fill';

/** With `fold`, a long table shows only its ends until the reader wants all of it. */
export function ChartTable({ label, columns, rows, fold }: ChartTableData & { label: string; fold?: FoldWords }) {
  const isFolded = fold !== undefined && rows.length > LONG_TABLE;
  return (
    <div className={clsx(isFolded && foldedRows)}>
      {isFolded && <ShowAllRows label={fill(fold.showAll, { n: rows.length })} />}
      <ScrollFrame
        label={label}
        className={clsx(
          'overflow-auto rounded-md border border-line print:max-h-none',
          isFolded ? 'scroll-frame-shade max-h-[min(40rem,80svh)]' : 'max-h-96',
        )}
      >
        <table className="w-full text-right text-base">
          <thead className="sticky top-0 bg-sunk">
            <tr>
              {columns.map((column, i) => (
                <th
                  key={column}
                  scope="col"
                  className={`px-3 py-2 align-bottom font-semibold text-sm leading-snug ${i ? 'min-w-24' : 'text-left'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="whitespace-nowrap [&_td]:px-3 [&_td]:py-1 [&_th]:px-3 [&_th]:py-1 [&_th]:text-left [&_th]:font-medium [&_tr]:border-line [&_tr]:border-t">
            {rows.map(([key, ...cells], at) => (
              <Fragment key={key}>
                {isFolded && at === ENDS && (
                  <FoldedRow text={fold.folded} names={rows.map(([name = '']) => name)} columnCount={columns.length} />
                )}
                <tr>
                  <th scope="row">{key}</th>
                  {cells.map((cell, i) => (
                    <td key={columns[i + 1]}>{cell}</td>
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
