import { Children, isValidElement, type ReactNode } from 'react';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { textOf } from './text-of';

type Cell = { children?: ReactNode };

/** Letters that stand side by side on the narrowest phone, and the lines up to which a cell is no tower of words. */
const PHONE_LETTERS = 39;
const PHONE_LINES = 4;
const GAP = 2;

const partsOf = (node: ReactNode) => Children.toArray(node).filter((part) => isValidElement<Cell>(part));

/** Whether a phone has room for a table of these texts, row by row, with its columns side by side. */
export function fitsPhone(rows: readonly (readonly string[])[]): boolean {
  const letters = (rows[0] ?? []).map((_, column) =>
    Math.max(
      ...rows.flatMap(({ [column]: text = '' }) => [
        text.length / PHONE_LINES,
        ...text.split(/[\s-]/).map((word) => word.length),
      ]),
    ),
  );
  return letters.length < 3 || letters.reduce((sum, count) => sum + GAP + count, -GAP) <= PHONE_LETTERS;
}

/**
 * What makes an element part of a table that a phone stacks: each row a block, each cell with the name of its column (see
 * table.css). The roles say again what the elements are, for browsers that forget it when CSS changes their display.
 */
export function stacked(role: string, label?: string) {
  return label ? { role, 'data-label': label } : { role };
}

/** A guide has many tables, so its frames are no landmarks. */
export const inProse = { role: 'group', className: 'table-frame' } as const;

/** A table of Markdown, which has nothing but its columns for a title. An empty corner is no header. */
export function ProseTable({ locale, children }: Cell & { locale: Locale }) {
  const rows = partsOf(children).flatMap((part) => partsOf(part.props.children));
  const texts = rows.map((row) => partsOf(row.props.children).map((cell) => textOf(cell).trim()));
  const columns = texts[0] ?? [];
  // Attributes only where they are needed: the page holds each of them twice.
  const part = fitsPhone(texts) ? () => ({}) : stacked;
  return (
    <ScrollFrame
      {...inProse}
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
