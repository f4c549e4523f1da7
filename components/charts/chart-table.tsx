import { ScrollFrame } from '@/components/ui/scroll-frame';
import { escapeHtml } from './markup';

export interface ChartTableData {
  /** The key's name first. */
  columns: string[];
  /** Printed cells, the key first: one row for each x of the chart. */
  rows: string[][];
}

/**
 * Every point of the chart in words, always in the HTML. The rows are one string; see el() for the reason.
 * HTML closes cells and rows by itself.
 */
export function ChartTable({ label, columns, rows }: ChartTableData & { label: string }) {
  const body = rows
    .map(
      ([key = '', ...cells]) =>
        `<tr><th scope=row>${escapeHtml(key)}${cells.map((cell) => `<td>${escapeHtml(cell)}`).join('')}`,
    )
    .join('');
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
        <tbody
          className="whitespace-nowrap [&_td]:px-3 [&_td]:py-1 [&_th]:px-3 [&_th]:py-1 [&_th]:text-left [&_th]:font-medium [&_tr]:border-line [&_tr]:border-t"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and years of our own, escaped above
          dangerouslySetInnerHTML={{ __html: body }}
        />
      </table>
    </ScrollFrame>
  );
}
