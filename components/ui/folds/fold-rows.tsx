import { fill } from '@/lib/format/fill';

/** Rows above which a table shows only its ends. */
export const LONG_TABLE = 24;

/** Rows at each end of a long table that are always shown. */
export const ENDS = 5;

/** Around a long table: with script, a row that names the others takes their place until the box above the table is checked. */
export const foldedRows =
  'js:[&:not(:has(:checked))_tbody>tr:nth-child(n+7):nth-last-child(n+6)]:not-print:hidden [&:has(:checked)_.folded]:hidden';

export interface FoldWords {
  /** Has the number of rows. */
  showAll: string;
  /** The row that takes the place of the others, from `first` to `last`. */
  folded: string;
}

export function ShowAllRows({ label }: { label: string }) {
  return (
    <label className="mb-2 flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold text-base no-js:hidden print:hidden">
      <input type="checkbox" className="size-5 accent-ink" />
      <span>{label}</span>
    </label>
  );
}

/** The sixth row of a long table. */
export function FoldedRow({
  text,
  names,
  columnCount,
}: {
  text: string;
  /** Of all rows. */
  names: readonly string[];
  columnCount: number;
}) {
  return (
    <tr className="folded no-js:hidden print:hidden">
      <th scope="row" colSpan={columnCount} className="whitespace-normal! bg-sunk! py-2! text-muted">
        {fill(text, { first: names[ENDS] ?? '', last: names.at(-ENDS - 1) ?? '' })}
      </th>
    </tr>
  );
}
