import { Children, isValidElement, type ReactNode } from 'react';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { textOf } from './text-of';

type Cell = { children?: ReactNode };

/** The names of the columns: what a table in Markdown has for a title. */
function columnsOf(table: ReactNode): string {
  const head = Children.toArray(table).find((part) => isValidElement<Cell>(part) && part.type === 'thead');
  if (!isValidElement<Cell>(head)) return '';
  const row = Children.toArray(head.props.children).find((part) => isValidElement<Cell>(part));
  if (!isValidElement<Cell>(row)) return '';
  return Children.toArray(row.props.children)
    .map((cell) => textOf(cell).trim())
    .filter(Boolean)
    .join(', ');
}

/** A frame in which a table scrolls by itself where the screen is narrow; reachable by keyboard. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <div role="group" aria-label={label} tabIndex={0} className="table-frame">
      {children}
    </div>
  );
}

export function ProseTable({ locale, children }: Cell & { locale: Locale }) {
  return (
    <ScrollFrame label={fill(getContent(locale).guides.table, { columns: columnsOf(children) })}>
      <table>{children}</table>
    </ScrollFrame>
  );
}

/** An empty corner is no header. */
export function TableHead({ children }: Cell) {
  return textOf(children).trim() ? <th scope="col">{children}</th> : <td />;
}

export function TableCell({ children }: Cell) {
  return <td>{children}</td>;
}
