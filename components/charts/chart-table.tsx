import { ScrollFrame } from '@/components/ui/scroll-frame';
import type { ChartTableData } from '@/lib/charts/types';

/** Every point of a chart in words. */
export function ChartTable({ label, columns, rows }: ChartTableData & { label: string }) {
  return (
    <ScrollFrame label={label} className="max-h-96 overflow-auto rounded-md border border-line print:max-h-none">
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
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
