import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import { partsOf, textOf } from '@/components/mdx/text-of';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import './table.css';

type Cell = { children?: ReactNode };

/** Letters in a line at a width of 320 px, and the number of lines up to which a narrow cell is easy to read. */
const PHONE_LETTERS = 39;
const PHONE_LINES = 4;
const GAP = 2;
/** Letters from which a cell is a sentence: two columns of them side by side have too few words in a line. */
const SENTENCE_LETTERS = 40;
/** Letters of a value for which the room beside the name of its column is too narrow: it would be a strip of five lines and more. */
const STRIP_LETTERS = 80;

/** Whether a table with these cells, row by row, fits a screen of 320 px without stacking its columns. */
export function fitsPhone(rows: readonly (readonly string[])[]): boolean {
  const letters = (rows[0] ?? []).map((_, column) =>
    Math.max(
      ...rows.flatMap(({ [column]: text = '' }) => [
        text.length / PHONE_LINES,
        ...text.split(/[\s-]/).map((word) => word.length),
      ]),
    ),
  );
  const sentences = letters.filter((_, column) =>
    rows.some(({ [column]: text = '' }) => text.length >= SENTENCE_LETTERS),
  );
  const width = letters.reduce((sum, count) => sum + GAP + count, -GAP);
  return letters.length < 3 || (sentences.length < 2 && width <= PHONE_LETTERS);
}

/**
 * Attributes of a table element that table.css stacks on phones, where each cell shows the name of its column. The explicit
 * role keeps the semantics in browsers that drop them when CSS changes `display`.
 */
export function stacked(role: string, label?: string) {
  return label ? { role, 'data-label': label } : { role };
}

/** Letters of a value, such as "$15 to $50 or more". */
const VALUE_LETTERS = 20;

/** Whether a table has two columns of which the second is a number in each row: wide, its numbers would be far from their names. */
const isPair = ([, ...rows]: readonly (readonly string[])[]) =>
  rows.every(
    ([, value = '', ...others]) => others.length === 0 && value.length <= VALUE_LETTERS && /^\D?\d/.test(value),
  );

/** Whether any value is too long for the line of its column's name on a phone; then all values are below the names. */
const hasLongValue = ([, ...rows]: readonly (readonly string[])[]) =>
  rows.some(([, ...values]) => values.some((value) => value.length >= STRIP_LETTERS));

/** `group` instead of `region`: a guide has many tables, which would all be landmarks. */
export const inProse = { role: 'group', className: 'table-frame' } as const;

const rowElements = (table: ReactNode): ReturnType<typeof partsOf> =>
  partsOf(table).flatMap((part) => (part.type === 'tr' ? [part] : rowElements(part.props.children)));

/** The text of each cell of a table, row by row. */
export const rowsOf = (table: ReactNode) =>
  rowElements(table).map((row) => partsOf(row.props.children).map((cell) => textOf(cell).trim()));

/** Letters of all columns of a table of short values: as wide as the text, they stay near each other. */
const SHORT_LETTERS = 50;

const hasShortRows = ([head = [], ...rows]: readonly (readonly string[])[]) =>
  head
    .map((name, column) => Math.max(name.length, ...rows.map(({ [column]: value = '' }) => value.length)))
    .reduce((sum, letters) => sum + letters, 0) <= SHORT_LETTERS;

/** A Markdown table has no caption, so its label lists the columns. An empty first cell is no header (a `td`). */
export function ProseTable({
  locale,
  form,
  children,
}: Cell & {
  locale: Locale;
  /** On phones: values side by side below the name of their row, even if the columns fit, or a form of its wrapper. Default: cards if they do not fit. */
  form?: 'cards' | 'own';
}) {
  const rows = rowElements(children);
  const texts = rowsOf(children);
  const columns = texts[0] ?? [];
  // Tables that fit a phone need no attributes. Each would be in the page twice: in the HTML and in React's data.
  const isStacked = form === 'cards' || !fitsPhone(texts);
  const part = isStacked ? stacked : () => ({});
  return (
    <ScrollFrame
      {...inProse}
      className={clsx(
        inProse.className,
        isPair(texts) ? 'pair' : hasShortRows(texts) && 'short-rows',
        hasLongValue(texts) && 'long',
        isStacked && form !== 'own' && 'cards',
      )}
      label={fill(getContent(locale).guides.table, { columns: columns.filter(Boolean).join(', ') })}
    >
      <table {...part('table')}>
        <thead {...part('rowgroup')}>
          <tr {...part('row')}>
            {Children.map(partsOf(rows[0]?.props.children), ({ props }, column) =>
              columns[column] ? (
                <th scope="col" {...part('columnheader')}>
                  {props.children}
                </th>
              ) : (
                <td {...part('cell')} />
              ),
            )}
          </tr>
        </thead>
        <tbody {...part('rowgroup')}>
          {Children.map(rows.slice(1), (row) => (
            <tr {...part('row')}>
              {Children.map(partsOf(row.props.children), ({ props }, column) =>
                column === 0 ? (
                  <th scope="row" {...part('rowheader', columns[column])}>
                    {props.children}
                  </th>
                ) : (
                  <td {...part('cell', columns[column])}>{props.children}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
